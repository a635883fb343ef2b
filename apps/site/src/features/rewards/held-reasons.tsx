import type { HeldReason } from '@trevo/contract/promotion-names.ts'
import { useText } from '../../core/language/use-text.ts'

/** Why a person looks at a reward first, in words; nothing where nobody does. */
export const HeldReasons = ({ reasons }: { readonly reasons: readonly HeldReason[] }) => {
  const t = useText('rewards')
  if (reasons.length === 0) return null
  const words = reasons.map((reason) => t(`rewards.held.${reason}`)).join('; ')
  return <small>{t('rewards.heldWhy', { reasons: words })}</small>
}
