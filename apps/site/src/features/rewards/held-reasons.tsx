import type { HeldReason } from '@trevo/contract/promotion-names.ts'
import { useText } from '../../core/language/use-text.ts'

/** Why a person reviews a reward first, in words; undefined if no review is needed. */
export const HeldReasons = ({ reasons }: { readonly reasons: readonly HeldReason[] }) => {
  const t = useText('rewards')
  if (reasons.length === 0) return null
  const words = reasons.map((reason) => t(`rewards.held.${reason}`)).join('; ')
  return <small>{t('rewards.heldWhy', { reasons: words })}</small>
}
