import { createHash, randomBytes } from 'node:crypto'
import { minuteMs } from '@trevo/calendar/durations.ts'
import type { ImageKind } from '@trevo/contract/wps/kyc/kyc-names.ts'
import type { KycForm } from '@trevo/contract/wps/kyc/kyc.ts'
import { afterCommit, tables, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { KycNeeds } from '../needs.ts'
import { lockCase } from '../repository/cases.ts'
import {
  closeHandover,
  findTakenHandover,
  insertHandover,
  takeHandover,
} from '../repository/handovers.ts'
import type { CaseRow, HandoverRow, KycTables } from '../repository/tables.ts'
import { isKept, keepImage, redrawImage, type SentImage } from './keep-image.ts'
import { lockCapturable } from './open-case.ts'
import { openForm } from './sealed-form.ts'
import { missingOf } from './get-kyc.ts'

/** From the link to the last picture. */
const openMs = 20 * minuteMs

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()
const newSecret = (): string => randomBytes(32).toString('base64url')

type Handover = {
  readonly missing: ImageKind[]
  readonly documentType: KycForm['documentType'] | null
  readonly expiresAt: string
}

const present = async (
  needs: KycNeeds,
  tx: Tx,
  row: CaseRow,
  { expires_at: expiresAt }: Pick<HandoverRow, 'expires_at'>,
): Promise<Handover> => {
  const missing = await missingOf(needs, tables<KycTables>(tx), row)
  return {
    missing: missing.filter((item) => item !== 'form'),
    documentType: openForm(needs, row)?.documentType ?? null,
    expiresAt: expiresAt.toISOString(),
  }
}

/** The case of an open handover, locked, while it takes pictures. */
const lockHandedOver = async (
  { clock }: KycNeeds,
  tx: Tx,
  key: string,
): Promise<{ readonly row: CaseRow; readonly handover: HandoverRow }> => {
  const handover = await findTakenHandover(tx, hashOf(key), clock.now())
  const row = handover && (await lockCase(tx, handover.case_id))
  if (!handover || row?.state !== 'started') throw new Refusal('kyc.handover_unknown')
  return { row, handover }
}

/** Taking the pictures on another device, by a link that opens once. */
export const createKycHandover = (needs: KycNeeds) => {
  const { database, clock, members } = needs
  return {
    /** The newest link replaces earlier ones. @throws Refusal `kyc.decided` */
    openKycHandover: async (memberId: bigint) => {
      const account = await members.getAccount(memberId)
      const token = newSecret()
      const now = clock.now()
      const expiresAt = new Date(now.getTime() + openMs)
      await database.inTx(async (tx) => {
        const row = await lockCapturable(needs, tx, account)
        await insertHandover(tx, {
          token_hash: hashOf(token),
          key_hash: null,
          case_id: row.id,
          created_at: now,
          expires_at: expiresAt,
          taken_at: null,
          closed_at: null,
        })
      })
      return { token, expiresAt: expiresAt.toISOString() }
    },

    /** @throws Refusal `kyc.handover_unknown` for a link that was opened before, or is over */
    takeKycHandover: async (token: string) => {
      const key = newSecret()
      const handover = await database.inTx(async (tx) => {
        const now = clock.now()
        const taken = await takeHandover(tx, {
          tokenHash: hashOf(token),
          keyHash: hashOf(key),
          now,
        })
        const row = taken && (await lockCase(tx, taken.case_id))
        if (!taken || row?.state !== 'started') throw new Refusal('kyc.handover_unknown')
        return present(needs, tx, row, taken)
      })
      return { key, handover }
    },

    /** @throws Refusal as of `addKycImage`, and `kyc.handover_unknown` */
    addHandoverImage: async (key: string, sent: SentImage): Promise<Handover> => {
      const first = await database.inTx(async (tx) => {
        const { row, handover } = await lockHandedOver(needs, tx, key)
        const isDone = await isKept(needs, tx, row, sent)
        return { isDone, memberId: row.member_id, shown: await present(needs, tx, row, handover) }
      })
      if (first.isDone) return first.shown
      const webp = await redrawImage(`member ${first.memberId}`, sent.picture)
      return database.inTx(async (tx) => {
        const { row, handover } = await lockHandedOver(needs, tx, key)
        await keepImage(needs, tx, row, { sent, webp })
        // The page on the first device goes on by itself.
        afterCommit(tx, () => needs.live.onCaseChanged(row.member_id, row.state))
        const kept = await lockCase(tx, row.id)
        return present(needs, tx, kept ?? row, handover)
      })
    },

    closeKycHandover: (key: string): Promise<void> =>
      database.inTx((tx) => closeHandover(tx, hashOf(key), clock.now())),
  }
}
