import type { ClearMember } from '@trevo/contract/ops/members/members.ts'
import { tables } from '@trevo/database/connect.ts'
import { z } from 'zod'
import { addOfficeEvent } from '../../common/repository/office-events.ts'
import { getOfficeMember } from '../../common/service/get-office-member.ts'
import type { MemberTables } from '../../tables.ts'
import type { OfficeNeeds } from '../needs.ts'
import { findWhole } from '../repository/find-whole.ts'

const AddressParts = z.record(z.string(), z.unknown()).catch({})

const addressOf = (stored: unknown): string | null => {
  const parts = Object.values(AddressParts.parse(stored ?? {})).filter(
    (part) => typeof part === 'string' && part !== '',
  )
  return parts.length > 0 ? parts.join(', ') : null
}

/**
 * What a member told about themself, in clear. That it was read is on the member's page from the same moment, and
 * in the record of readings with the reason.
 */
export const createRevealMember =
  ({ database, clock }: OfficeNeeds) =>
  async (
    { brandId, operator }: { readonly brandId: number; readonly operator: string },
    key: string,
    reason: string,
  ): Promise<ClearMember> => {
    const { memberId, username } = await getOfficeMember(database.db, brandId, key)
    const whole = await database.inTx(async (tx) => {
      const db = tables<MemberTables>(tx)
      const kind = 'revealed'
      await addOfficeEvent(db, { memberId, at: clock.now(), kind, operator, reason: reason.trim() })
      return findWhole(db, memberId)
    })
    return {
      username,
      name: whole.payee_name,
      nickname: whole.nickname,
      cpf: whole.tax_id,
      birthday: whole.born_on,
      email: whole.email,
      mobile: whole.mobile_e164 ?? whole.mobile_number,
      address: addressOf(whole.postal_address),
      line: whole.line,
      whatsapp: whole.whatsapp,
      facebook: whole.facebook,
      wechat: whole.wechat,
      qq: whole.qq_number,
    }
  }
