/** A drawing of the page as a picture that stands alone: styles and fonts are inside. */

const SVG = 'http://www.w3.org/2000/svg'

/** Properties that parts of a drawing take over from what is around them. */
const INHERITED = [
  'fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap',
  'stroke-linejoin', 'stroke-opacity', 'font-family', 'font-size', 'font-weight', 'font-style',
  'text-anchor', 'dominant-baseline', 'letter-spacing', 'paint-order', 'visibility', 'color',
]
/** Properties of a part alone, with the value that need not be written. */
const OWN: Record<string, string> = { opacity: '1', transform: 'none', 'clip-path': 'none' }

/** Attributes that mean something only in the page. */
const ONLY_HERE = /^(class|style|tabindex|role|(aria|data)-.*)$/

interface Face {
  family: string
  weight: string
  style: string
}

/** A copy of a drawing with its styles, and the fonts it needs. */
function standalone(drawing: SVGSVGElement): { copy: SVGSVGElement; faces: Map<string, Face> } {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const faces = new Map<string, Face>()
  const styled = (from: Element, to: Element, around: CSSStyleDeclaration | null) => {
    const style = getComputedStyle(from)
    for (const name of to.getAttributeNames()) if (ONLY_HERE.test(name)) to.removeAttribute(name)
    for (const name of INHERITED) {
      const value = style.getPropertyValue(name)
      if (value === around?.getPropertyValue(name)) to.removeAttribute(name)
      else to.setAttribute(name, value)
    }
    for (const [name, usual] of Object.entries(OWN)) {
      const value = style.getPropertyValue(name)
      if (value && value !== usual && !to.hasAttribute(name)) to.setAttribute(name, value)
    }
    if (from.textContent?.trim() && /^(text|tspan|textPath)$/.test(from.tagName)) {
      const [family, weight, slant] = ['font-family', 'font-weight', 'font-style'].map((name) => style.getPropertyValue(name))
      const face = { family: family!.split(',')[0]!.replaceAll(/["']/g, ''), weight: weight!, style: slant! }
      faces.set(Object.values(face).join(), face)
    }
    const parts = [...to.children]
    for (const [k, part] of [...from.children].entries()) styled(part, parts[k]!, style)
  }
  styled(drawing, copy, null)
  copy.setAttribute('xmlns', SVG)
  return { copy, faces }
}

/** The fonts of the page, as rules with the letters inside. */
async function fontRules(faces: Iterable<Face>): Promise<string> {
  const known = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule))
  const rules = [...faces].flatMap(({ family, weight, style }) => {
    const same = known.filter(({ style: rule }) => {
      const latin = rule.getPropertyValue('unicode-range')
      return (
        rule.getPropertyValue('font-family').replaceAll(/["']/g, '') === family &&
        rule.getPropertyValue('font-weight') === weight &&
        (rule.getPropertyValue('font-style') || 'normal') === style &&
        (!latin || /U\+0(?:-|0{0,3}-)/i.test(latin))
      )
    })
    return same.slice(0, 1).map(async (rule) => {
      const address = /url\("?([^")]+woff2)"?\)/.exec(rule.style.getPropertyValue('src'))?.[1]
      if (!address) return ''
      const letters = await (await fetch(new URL(address, rule.parentStyleSheet?.href ?? location.href))).blob()
      return `@font-face{font-family:"${family}";font-weight:${weight};font-style:${style};src:url(${await dataAddress(letters)})}`
    })
  })
  return (await Promise.all(rules)).join('')
}

const dataAddress = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })

/** The text of an SVG file with what a drawing shows. */
export async function svgOf(drawing: SVGSVGElement): Promise<string> {
  const { copy, faces } = standalone(drawing)
  const { width, height } = drawing.viewBox.baseVal
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  const fonts = document.createElementNS(SVG, 'style')
  fonts.textContent = await fontRules(faces.values())
  copy.prepend(fonts)
  return new XMLSerializer().serializeToString(copy)
}

/** The same as points, twice as fine. */
export async function pngOf(svg: string, width: number, height: number): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * 2
  canvas.height = height * 2
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}
