/**
 * What the translated engine (engine.js) needs of Python: lists and tuples are arrays, dicts are maps,
 * named tuples are arrays whose items have names.
 */

class Row extends Array {
  static get [Symbol.species]() {
    return Array
  }
}

/** A class of named tuples. */
export function row(tag, fields) {
  const kind = class extends Row {
    static tag = tag
    static fields = fields
  }
  for (const [k, field] of fields.entries()) {
    Object.defineProperty(kind.prototype, field, { get() { return this[k] } })
  }
  return kind
}

export const object = (kind, fields) => Object.assign(Object.create(kind.prototype), fields)

// ---- in and out ----------------------------------------------------------------------------------

/** What was sent as JSON, with whatever was left out. */
export function filled(fields, given) {
  const inside = (one, value) => (Array.isArray(value) ? value.map((part) => filled(one, part)) : filled(one, value))
  return Object.fromEntries(
    Object.entries(fields).map(([name, [left_out, one]]) => {
      const value = given[name] ?? left_out
      return [name, one ? inside(one, value) : value]
    }),
  )
}

/** As it is sent as JSON; a named tuple is a fact. */
export function plain(value) {
  if (value instanceof Row) {
    const fields = value.constructor.fields.map((name, k) => [name, plain(value[k])])
    return { fact: value.constructor.tag, ...Object.fromEntries(fields) }
  }
  if (Array.isArray(value)) return value.map(plain)
  if (value instanceof Map) return Object.fromEntries([...value].map(([key, one]) => [key, plain(one)]))
  return value
}

// ---- operators -----------------------------------------------------------------------------------

export const truth = (value) =>
  Array.isArray(value) ? value.length > 0 : value instanceof Map ? value.size > 0 : Boolean(value)
export const both = (value, other) => (truth(value) ? other() : value)
export const either = (value, other) => (truth(value) ? value : other())
export const equal = (one, other) =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((item, k) => equal(item, other[k]))
    : one === other
export const within = (value, items) =>
  items instanceof Map ? items.has(value) : Array.isArray(items) ? items.some((one) => equal(one, value)) : items.includes(value)
export const add = (one, other) => (Array.isArray(one) ? [...one, ...other] : one + other)
export const times = (one, other) =>
  Array.isArray(one) ? Array.from({ length: other }, () => one).flat() : one * other
export const modulo = (one, other) => ((one % other) + other) % other
export const quotient = (one, other) => Math.floor(one / other)

const place = (items, at) => {
  const found = at < 0 ? items.length + at : at
  if (!(found >= 0 && found < items.length)) throw new RangeError(`no item ${at} among ${items.length}`)
  return found
}
export function item(items, at) {
  if (!(items instanceof Map)) return items[place(items, at)]
  if (!items.has(at)) throw new RangeError(`no key ${at}`)
  return items.get(at)
}
export const put = (items, at, value) => {
  if (items instanceof Map) items.set(at, value)
  else items[place(items, at)] = value
}
export const slice = (items, first, last) => items.slice(first ?? 0, last ?? undefined)

// ---- functions -----------------------------------------------------------------------------------

export const iterated = (items) => (items instanceof Map ? [...items.keys()] : Array.from(items))
export const list = (items = []) => iterated(items)
export const len = (items) => (items instanceof Map ? items.size : items.length)
export function range(first, last, step = 1) {
  const [from, to] = last === undefined ? [0, first] : [first, last]
  return Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, k) => from + k * step)
}
export const enumerate = (items) => iterated(items).map((one, k) => [k, one])
export const zip = (first, ...others) => iterated(first).map((one, k) => [one, ...others.map((other) => other[k])])
export const map = (change, items) => iterated(items).map((one) => change(one))
export const sum = (items) => items.reduce((total, one) => total + Number(one), 0)
export const max = (...items) => Math.max(...(items.length > 1 ? items : items[0]))
export const min = (...items) => Math.min(...(items.length > 1 ? items : items[0]))
export const int = (value) => Math.trunc(Number(value))
export const str = (value) => String(value)
export const repr = (value) => (typeof value === 'string' ? `'${value}'` : String(value))
export const getattr = (of, name) => of[name]
export const AssertionError = (text) => new Error(text)

// ---- methods -------------------------------------------------------------------------------------

const OF_LISTS = {
  append: (items, one) => void items.push(one),
  index: (items, one) => items.findIndex((other) => equal(one, other)),
  copy: (items) => [...items],
  _replace: (row, fields) => row.constructor.of(...row.constructor.fields.map((name, k) => fields[name] ?? row[k])),
}
const OF_DICTS = {
  get: (items, key, without = null) => (items.has(key) ? items.get(key) : without),
  items: (items) => [...items],
  keys: (items) => [...items.keys()],
  values: (items) => [...items.values()],
  copy: (items) => new Map(items),
  setdefault(items, key, value) {
    if (!items.has(key)) items.set(key, value)
    return items.get(key)
  },
}
const OF_TEXTS = { join: (between, items) => iterated(items).join(between) }

export function call(of, name, ...given) {
  const methods = Array.isArray(of) ? OF_LISTS : of instanceof Map ? OF_DICTS : typeof of === 'string' ? OF_TEXTS : null
  return methods ? methods[name](of, ...given) : of[name](...given)
}
