import type { Clock } from '@trevo/platform/clock.ts'
import { reversalMail, type CashierNeeds } from '../../modules/cashier/index.ts'
import type { Delivery } from '../../modules/delivery/index.ts'
import type { MemberDirectory } from '../../modules/members/index.ts'
import type { Settings } from '../../modules/settings/index.ts'

type Neighbours = {
  readonly members: Pick<MemberDirectory, 'findMember'>
  readonly settings: Settings
  readonly delivery: Pick<Delivery, 'send'>
  readonly clock: Clock
}

/** News older than a week is not sent: the inbox has it anyway. */
const lifeMs = 7 * 86_400_000

/** By mail to a confirmed address: the content is private. */
export const reversalLetters =
  ({
    members,
    settings,
    delivery,
    clock,
  }: Neighbours): CashierNeeds['delivery']['reversalLetterTo'] =>
  async (memberId) => {
    const member = await members.findMember(memberId)
    if (!member?.email || !member.emailConfirmedAt) return undefined
    const { email: recipient, brandId, username } = member
    const { name: brandName, default_language } = settings.brand(brandId).row
    const language = member.language ?? default_language
    return (tx, reversal) =>
      delivery.send(tx, {
        brandId,
        channel: 'email',
        recipient,
        ...reversalMail({ language, brandName, username }, reversal),
        until: new Date(clock.now().getTime() + lifeMs),
      })
  }
