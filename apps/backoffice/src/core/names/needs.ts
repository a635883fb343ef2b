import type { Right } from '@trevo/contract/ops/rights.ts'
import type { T } from '../texts.tsx'

/** What a right allows, in words; what everybody may do about their own session needs none. */
export const nameRight = (t: T, right: Right | 'own'): string => t(`right.${right}`)

/** Why something is closed to an operator: the right that it takes. */
export const needs = (t: T, right: Right): string =>
  t('right.needed', { right: nameRight(t, right) })
