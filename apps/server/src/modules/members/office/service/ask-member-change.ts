import { getOwnedMember } from '../../common/service/get-office-member.ts'
import type { OfficeNeeds } from '../needs.ts'
import { contactKindName, readContact, type ContactInput } from './correct-contact-kind.ts'
import { reopenKindName } from './reopen-kind.ts'
import { typeKindName } from './change-type-kind.ts'

type Asked = {
  readonly brandId: number
  readonly key: string
  readonly operatorId: bigint
  readonly operator: string
  readonly reason: string
  readonly requestId?: string | undefined
}

/** What only two persons change about an account: each asks, or decides what another person asked for. */
export const createAskMemberChange = (needs: OfficeNeeds) => {
  const ask = async (
    kind: string,
    { brandId, key, operatorId, operator, reason, requestId }: Asked,
    input: object,
  ): Promise<{ requestId: string; isDone: boolean }> => {
    const { username } = await getOwnedMember(needs, needs.database.db, brandId, key)
    return needs.staff.askChange({
      kind,
      brandId,
      target: username,
      input,
      reason: reason.trim(),
      requestId,
      by: { operatorId, username: operator },
    })
  }
  return {
    correctMemberContact: async (asked: Asked, { channel, value }: ContactInput) => {
      // Two persons who type the same number differently ask for the same.
      const { target } = readContact(needs, asked.brandId, { channel, value })
      return ask(contactKindName, asked, { channel, value: target })
    },
    reopenMember: (asked: Asked) => ask(reopenKindName, asked, {}),
    changeMemberType: (asked: Asked, type: number) => ask(typeKindName, asked, { type }),
  }
}
