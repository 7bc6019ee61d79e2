/**
 * A catalogue: the messages of one language, and how a message with names in it is rendered.
 *
 * It does what `src/quebec/texts/catalogue.py` does, with the same files.
 */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { Numbers } from './numbers'

/** A name as an argument: a message of the catalogue, whose attributes are its other forms. */
export class Name {
  constructor(
    readonly message: string,
    readonly args: Args = {},
  ) {}
}

export type Value = string | number | Name
export type Args = Readonly<Record<string, Value>>

/** A pattern as the library keeps it: text, or a list of text and expressions. */
type Pattern = NonNullable<ReturnType<FluentBundle['getMessage']>>['value']

export class Catalogue {
  /** How the language writes numbers. */
  readonly numbers: Numbers
  readonly #bundle: FluentBundle
  readonly #variables = new Map<string, ReadonlySet<string>>()

  constructor(
    readonly language: string,
    source: string,
  ) {
    const resource = new FluentResource(source)
    const locale = resource.body.find(({ id }) => id === 'locale')?.value ?? language
    this.numbers = new Numbers(String(locale))
    this.#bundle = new FluentBundle(String(locale), { useIsolating: false })
    this.#bundle.addResource(resource)
  }

  /** A message, or one of its attributes; a missing one is reported, and shown as its key. */
  render(key: string, args: Args, form = ''): string {
    const pattern = this.#pattern(key, form)
    if (pattern === null) return this.#lacking(form ? `${key}.${form}` : key)
    const given: Record<string, FluentVariable> = {}
    for (const variable of this.#used(key, form)) {
      given[variable] = this.#value(variable, args) ?? this.#lacking(`$${variable}`, key)
    }
    const errors: Error[] = []
    const text = this.#bundle.formatPattern(pattern, given, errors)
    return errors.length ? this.#lacking(key, String(errors[0])) : text
  }

  has(key: string, form = ''): boolean {
    return this.#pattern(key, form) !== null
  }

  /** What a message needs: `$zone` and `$zone-the` are both the zone. */
  arguments(key: string, form = ''): Set<string> {
    return new Set([...this.#used(key, form)].map((variable) => variable.split('-')[0]!))
  }

  #value(variable: string, args: Args): string | number | undefined {
    const value = args[variable]
    if (value instanceof Name) return this.render(value.message, inherited(args, value))
    if (value !== undefined) return value
    const dash = variable.indexOf('-')
    const name = dash > 0 ? args[variable.slice(0, dash)] : undefined
    if (!(name instanceof Name)) return undefined
    return this.render(name.message, inherited(args, name), variable.slice(dash + 1))
  }

  #pattern(key: string, form: string): Pattern {
    const message = this.#bundle.getMessage(key)
    return (form ? message?.attributes[form] : message?.value) ?? null
  }

  /** The variables that a message or attribute uses, by itself or through others. */
  #used(key: string, form: string): ReadonlySet<string> {
    const where = `${key}.${form}`
    let known = this.#variables.get(where)
    if (!known) {
      const found = new Set<string>()
      this.#walk(this.#pattern(key, form), found)
      this.#variables.set(where, (known = found))
    }
    return known
  }

  #walk(node: unknown, found: Set<string>): void {
    if (node === null || typeof node !== 'object') return
    const { type, name, attr } = node as { type?: string; name?: string; attr?: string | null }
    if (type === 'var' && name) found.add(name)
    else if (type === 'mesg' && name) for (const one of this.#used(name, attr ?? '')) found.add(one)
    else for (const child of Object.values(node)) this.#walk(child, found)
  }

  #lacking(shown: string, where = shown): string {
    console.warn(`${this.language}: no text for ${where}`)
    return shown
  }
}

/** What a name's message sees: its own arguments, and the edition that picks names. */
function inherited(args: Args, name: Name): Args {
  return args.edition === undefined ? name.args : { edition: args.edition, ...name.args }
}
