/** One kind of fact, by its name. */

import type { Fact } from './types'

export type FactOf<Name extends Fact['fact']> = Extract<Fact, { fact: Name }>
