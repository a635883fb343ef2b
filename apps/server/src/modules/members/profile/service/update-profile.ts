import { dayIn } from '@trevo/calendar/time-zone.ts'
import { checkField } from '@trevo/field-rules/check-field.ts'
import type { RegisterField } from '@trevo/contract/wps/system.ts'
import type { updateProfile } from '@trevo/contract/wps/security/profile.ts'
import type { Body } from '@trevo/contract/endpoint.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { checkBirthDate } from '../../common/domain/check-birth-date.ts'
import type { Asking } from '../../../identity/index.ts'
import { takeStandingInTx } from '../../exclusion/service/take-standing.ts'
import { isNickname } from '../domain/check-nickname.ts'
import { plainCpf } from '@trevo/field-rules/cpf.ts'
import { claimCpf } from './claim-cpf.ts'
import { isTakenBy } from '../repository/is-taken.ts'
import { saveProfile, type ProfileColumns } from '../repository/save-profile.ts'
import type { MemberTables } from '../../tables.ts'
import type { MembersNeeds } from '../../needs.ts'

type Profile = Body<typeof updateProfile>

const contactColumns = {
  line: 'line',
  whatsapp: 'whatsapp',
  facebook: 'facebook',
  wechat: 'wechat',
  qqNum: 'qq_number',
} as const satisfies Partial<Record<RegisterField, keyof ProfileColumns>>

const invalid = (field: string) => new Refusal('profile.field_invalid', { field })

/**
 * Stores the columns. By a CPF the account joins those of the same person: what bars that person holds for it, and
 * the central register is asked where the law wants it.
 */
const saveColumns = async (
  needs: MembersNeeds,
  tx: Tx,
  memberId: bigint,
  columns: ProfileColumns,
): Promise<void> => {
  const { tax_id: cpf } = columns
  const person = cpf === undefined ? {} : { person_id: await claimCpf(needs, tx, memberId, cpf) }
  const all = { ...columns, ...person }
  const isSaved = await saveProfile(tables<MemberTables>(tx), memberId, all)
  if (!isSaved) throw new Refusal('profile.field_locked')
  if (cpf === undefined) return
  await takeStandingInTx(needs, tx, memberId)
  await needs.compliance.beginCheck(tx, memberId, 'cpf')
}

/**
 * Updates a member's personal data. The real name, the birth date and the CPF cannot change once set; a member
 * under 18 is refused with `register.too_young` (MSG-6) and nothing is stored.
 */
export const createUpdateProfile = (needs: MembersNeeds) => {
  const { database, clock, identity, settings } = needs

  const identityColumns = (
    brandId: number,
    { nickname, bornOn, taxId }: Profile,
  ): ProfileColumns => {
    if (nickname !== undefined && !isNickname(nickname)) throw invalid('nickname')
    if (bornOn !== undefined) {
      const { timeZone } = settings.memberBrandOf(brandId)
      const problem = checkBirthDate(bornOn, dayIn(clock.now(), timeZone))
      if (problem === 'too_young') throw new Refusal('register.too_young', { field: 'bornOn' })
      if (problem) throw invalid('bornOn')
    }
    const cpf = taxId === undefined ? undefined : plainCpf(taxId)
    if (taxId !== undefined && cpf === undefined) throw invalid('taxId')
    return {
      ...(nickname !== undefined && { nickname }),
      ...(bornOn !== undefined && { born_on: bornOn }),
      ...(cpf !== undefined && { tax_id: cpf }),
    }
  }

  const ruledColumns = (brandId: number, profile: Profile): ProfileColumns => {
    const rules = settings.registerRulesOf(brandId)
    const columns: ProfileColumns = {}
    const { payeeName } = profile
    if (payeeName !== undefined) {
      if (checkField(rules.payeeName, payeeName)) throw invalid('payeeName')
      columns.payee_name = payeeName
    }
    for (const field of Object.keys(contactColumns) as (keyof typeof contactColumns)[]) {
      const value = profile[field]
      if (value === undefined) continue
      if (checkField(rules[field], value)) throw invalid(field)
      columns[contactColumns[field]] = value
    }
    return columns
  }

  return async (asking: Asking, profile: Profile): Promise<void> => {
    const { memberId, brandId, device, sessionId } = asking
    const columns = { ...identityColumns(brandId, profile), ...ruledColumns(brandId, profile) }
    const changed = Object.keys(columns)
    if (changed.length === 0) return
    const save = database.inTx(async (tx) => {
      await saveColumns(needs, tx, memberId, columns)
      await identity.recordEvent(tx, {
        memberId,
        brandId,
        kind: 'profile_changed',
        device,
        sessionId,
        detail: { changed },
      })
    })
    await save.catch((error: unknown) => {
      throw isTakenBy(error, ['member_tax_id', 'member_of_person']) ? invalid('taxId') : error
    })
  }
}
