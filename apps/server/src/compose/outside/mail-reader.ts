import type { Clock } from '@trevo/platform/clock.ts'
import type { ChatNeeds } from '../../modules/chat/index.ts'
import type { Delivery } from '../../modules/delivery/index.ts'
import type { MemberDirectory } from '../../modules/members/index.ts'
import type { Settings } from '../../modules/settings/index.ts'

type Neighbours = {
  readonly members: Pick<MemberDirectory, 'findMember'>
  readonly settings: Settings
  readonly delivery: Pick<Delivery, 'send'>
  readonly clock: Clock
}

/** A message that a member requested is retried for a day. */
const lifeMs = 86_400_000

/** By mail to a confirmed address: the content is private. */
export const mailReader =
  ({ members, settings, delivery, clock }: Neighbours): ChatNeeds['delivery']['readerOf'] =>
  async (memberId) => {
    const member = await members.findMember(memberId)
    if (!member?.email || !member.emailConfirmedAt) return undefined
    const { email: recipient, brandId, username } = member
    const { name: brandName, default_language, time_zone: timeZone } = settings.brand(brandId).row
    return {
      language: member.language ?? default_language,
      brandName,
      timeZone,
      username,
      send: (tx, mail) =>
        delivery.send(tx, {
          brandId,
          channel: 'email',
          recipient,
          ...mail,
          until: new Date(clock.now().getTime() + lifeMs),
        }),
    }
  }
