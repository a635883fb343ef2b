import type { Brand } from '../../../../platform/http/brand.ts'
import type { MembersNeeds } from '../../needs.ts'
import type { AskedFrom } from '../service/find-requester.ts'

/** A cookie in the browser of a member who has logged in: it gives a separate quota of codes, and no access. */
const deviceCookie = 'knownDevice'
const keptForSec = 180 * 24 * 60 * 60

type Entering = {
  readonly brand: Brand
  setCookie(name: string, value: string, maxAgeSec: number): void
}

/** A request without a session comes from this address and browser. */
export const askedFrom = ({
  device,
  cookies,
}: {
  readonly device: { readonly address: string }
  readonly cookies: Readonly<Record<string, string | undefined>>
}): AskedFrom => ({ address: device.address, deviceMark: cookies[deviceCookie] })

/** Marks the browser as the newly logged-in member's. */
export const createMarkDevice =
  ({ verification }: Pick<MembersNeeds, 'verification'>) =>
  async <Answer extends { readonly id: string }>(
    { brand, setCookie }: Entering,
    entering: Promise<Answer>,
  ): Promise<Answer> => {
    const answer = await entering
    setCookie(deviceCookie, verification.deviceMarkOf(brand.id, answer.id), keptForSec)
    return answer
  }

export type MarkDevice = ReturnType<typeof createMarkDevice>
