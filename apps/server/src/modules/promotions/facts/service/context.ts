import type { Language } from '@trevo/contract/shapes.ts'
import type { Promotion } from '@trevo/contract/wps/promotions.ts'
import type { Device } from '../../common/domain/person-keys.ts'
import type { PromotionsNeeds } from '../../needs.ts'
import type { GatherFacts } from './gather-facts.ts'

/** The caller, and the language of the answer. */
export type Asking = {
  readonly brandId: number
  readonly memberId: bigint
  readonly language: Language
  readonly brandLanguage: Language
  readonly device: Device
}

/** Reading alone does not look at where the call comes from. */
export type Reading = Omit<Asking, 'device'>

export type PromotionsContext = PromotionsNeeds & {
  readonly facts: GatherFacts
  /** One promotion in its current state for a member. */
  showPromotion(asking: Asking, promotionId: number): Promise<Promotion>
}
