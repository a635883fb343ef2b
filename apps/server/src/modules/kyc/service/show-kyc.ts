import type { Kyc } from '@trevo/contract/wps/kyc/kyc.ts'
import { memberCausesOf } from '../domain/member-causes.ts'
import { missingItems } from '../domain/missing-items.ts'
import type { KycNeeds } from '../needs.ts'
import { findCurrentCase, isPersonVerified } from '../repository/cases.ts'
import { listImages } from '../repository/images.ts'
import type { CaseRow, KycDb } from '../repository/tables.ts'
import { openForm } from './sealed-form.ts'

/** What a case still lacks; nothing once it was sent. */
export const missingOf = async (
  needs: Pick<KycNeeds, 'sealing'>,
  db: KycDb,
  row: CaseRow | undefined,
) => {
  if (row && row.state !== 'started' && row.state !== 'expired') return []
  if (!row || row.state === 'expired') return missingItems({ form: null, images: [], wanted: [] })
  const images = (await listImages(db, row.id)).map(({ kind }) => kind)
  return missingItems({ form: openForm(needs, row), images, wanted: row.wanted })
}

/** The member's own case. */
export const createGetKyc =
  (needs: KycNeeds) =>
  async (memberId: bigint): Promise<Kyc> => {
    const { database, members, settings } = needs
    const { db } = database
    const account = await members.getAccount(memberId)
    const row = await findCurrentCase(db, account.personId)
    const state = row?.state ?? 'started'
    return {
      isRequired: settings.isRequired(account.brandId),
      isVerified: state === 'verified' || (await isPersonVerified(db, account.personId)),
      state,
      missing: await missingOf(needs, db, row),
      causes: memberCausesOf(state, row?.causes ?? []),
      note: row?.note ?? null,
      form: row ? openForm(needs, row) : null,
      known: {
        fullName: account.fullName,
        cpf: account.taxId,
        bornOn: account.bornOn,
        phone: account.phone,
        email: account.email,
      },
      documentExpiresOn: row?.document_expires_on ?? null,
      changedAt: row?.changed_at.toISOString() ?? null,
    }
  }
