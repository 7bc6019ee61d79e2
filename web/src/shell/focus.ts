/** Where the focus goes when the page changes under it: for those who use keys or hear the page. */

const HEADINGS = 'h1, h2, h3'

/**
 * What has the focus may disappear: a table in a list, a button that was pressed. Then the heading
 * above it gets the focus; not another button, which a second press would push by mistake.
 */
export function keepsFocus(root: HTMLElement): () => void {
  let last: HTMLElement | null = null
  let around: HTMLElement[] = []

  const onfocusin = (event: FocusEvent) => {
    last = event.target as HTMLElement
    around = []
    for (let one = last.parentElement; one; one = one.parentElement) around.push(one)
  }
  /** If the element is still there, the user has moved the focus, and there is nothing to restore. */
  const onfocusout = () => {
    const left = last
    setTimeout(() => {
      if (left === last && left?.isConnected && left !== document.activeElement) last = null
    })
  }
  const watching = new MutationObserver(() => {
    if (!last || last.isConnected) return
    last = null
    if (document.activeElement !== document.body) return
    const heading = around
      .filter((one) => one.isConnected)
      .flatMap((one) => one.querySelector<HTMLElement>(HEADINGS) ?? [])[0]
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  })

  watching.observe(root, { childList: true, subtree: true })
  root.addEventListener('focusin', onfocusin)
  root.addEventListener('focusout', onfocusout)
  return () => {
    watching.disconnect()
    root.removeEventListener('focusin', onfocusin)
    root.removeEventListener('focusout', onfocusout)
  }
}

const STEPS: Record<string, (now: number, count: number) => number> = {
  ArrowLeft: (now, count) => (now - 1 + count) % count,
  ArrowRight: (now, count) => (now + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Arrow keys lead from tab to tab; only the chosen one is on the way of the Tab key. */
export function tabKeys(list: HTMLElement): () => void {
  const onkeydown = (event: KeyboardEvent) => {
    const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')]
    const to = STEPS[event.key]?.(tabs.indexOf(document.activeElement as HTMLElement), tabs.length)
    const tab = to === undefined ? undefined : tabs[to]
    if (!tab) return
    event.preventDefault()
    tab.focus()
    tab.click()
  }
  list.addEventListener('keydown', onkeydown)
  return () => list.removeEventListener('keydown', onkeydown)
}
