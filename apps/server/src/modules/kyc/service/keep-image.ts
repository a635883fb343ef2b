import type { ImageKind } from '@trevo/contract/wps/kyc/kyc-names.ts'
import type { Tx } from '@trevo/database/connect.ts'
import { tables } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { pictureQueue } from '../../../platform/pictures/redraw-picture.ts'
import type { KycNeeds } from '../needs.ts'
import { insertEvent, updateCase } from '../repository/cases.ts'
import { countImages, findImage, replaceImage } from '../repository/images.ts'
import type { CaseRow, KycTables } from '../repository/tables.ts'
import { sealImage } from './sealed-form.ts'

export type SentImage = {
  readonly imageId: string
  readonly kind: ImageKind
  /** Base64. */
  readonly picture: string
}

/** Enough to read the small print of a document. */
const sideMax = 1_600
const takes = ['image/jpeg', 'image/png', 'image/webp'] as const
const imagesMax = 60

/**
 * Drawn again, so that nothing of the file but its pixels is kept. What it is, its bytes say, never its name.
 * @throws Refusal `kyc.picture_unreadable`, `picture.too_complex`, `picture.busy`
 */
export const redrawImage = async (sender: string, picture: string): Promise<Buffer> => {
  const bytes = Buffer.from(picture, 'base64')
  const drawn = await pictureQueue.redraw({ sender, takes, sideMax, asWebp: true, bytes })
  if (!drawn) throw new Refusal('kyc.picture_unreadable')
  return drawn.content
}

/**
 * Whether this picture was kept before: the call is repeated.
 * @throws Refusal `request.id_reused` for another picture, or one of another case, under the same id
 */
export const isKept = async (
  { hash }: Pick<KycNeeds, 'hash'>,
  tx: Tx,
  row: Pick<CaseRow, 'id'>,
  { imageId, kind, picture }: SentImage,
): Promise<boolean> => {
  const known = await findImage(tables<KycTables>(tx), imageId)
  if (!known) return false
  const isSame =
    known.case_id === row.id && known.kind === kind && known.fingerprint.equals(hash(picture))
  if (!isSame) throw new Refusal('request.id_reused')
  return true
}

/** Keeps a redrawn picture of a locked case. @throws Refusal `kyc.pictures_full`, `request.id_reused` */
export const keepImage = async (
  needs: KycNeeds,
  tx: Tx,
  row: CaseRow,
  { sent, webp }: { readonly sent: SentImage; readonly webp: Buffer },
): Promise<void> => {
  if (await isKept(needs, tx, row, sent)) return
  const { imageId: id, kind, picture } = sent
  if ((await countImages(tables<KycTables>(tx), row.id)) >= imagesMax) {
    throw new Refusal('kyc.pictures_full')
  }
  const at = needs.clock.now()
  await replaceImage(tx, {
    id,
    case_id: row.id,
    kind,
    content: sealImage(needs, id, webp),
    fingerprint: needs.hash(picture),
    at,
    replaced_at: null,
  })
  const wanted = row.wanted.filter((item) => item !== kind)
  await updateCase(tx, row.id, { wanted, changed_at: at })
  await insertEvent(tx, { caseId: row.id, at, kind: 'image', content: kind })
}
