import type { Finding, FindingKind } from '@trevo/contract/ops/everywhere/search.ts'
import type { Right } from '@trevo/contract/ops/rights.ts'

/** How a module finds its records by a text that an operator typed. */
export type Finder = {
  readonly kind: FindingKind
  readonly right: Right
  /** Whether the text has the form of an id of this kind; without it the database is not asked. */
  accepts(text: string): boolean
  /** At most ten records of the brand, by index. */
  find(brandId: number, text: string): Promise<readonly Omit<Finding, 'kind'>[]>
}
