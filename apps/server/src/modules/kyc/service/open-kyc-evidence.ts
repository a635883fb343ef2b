import { noteAct } from '../../../platform/acts/act.ts'
import type { KycNeeds } from '../needs.ts'
import { insertEvent } from '../repository/cases.ts'
import { listImagesWhole } from '../repository/images.ts'
import { openForm, openImage } from './sealed-form.ts'
import { getOwnCase } from './show-kyc-cases.ts'

type By = { readonly brandId: number; readonly operator: string }

/**
 * Opens form and pictures of a case. Who read them and why is an event of the case before anything is opened.
 * @throws Refusal `kyc.unknown`
 */
export const createOpenKycEvidence =
  (needs: KycNeeds) =>
  async ({ brandId, operator }: By, caseId: bigint, reason: string) => {
    const { database, clock } = needs
    const row = await getOwnCase(needs, brandId, caseId)
    const content = reason.trim()
    await database.inTx(async (tx) => {
      await insertEvent(tx, { caseId, at: clock.now(), kind: 'read', operator, content })
      noteAct({ target: String(caseId), after: { read: 'evidence' }, reason: content })
    })
    const images = await listImagesWhole(database.db, caseId)
    return {
      form: openForm(needs, row),
      images: images.map((image) => ({
        imageId: image.id,
        kind: image.kind,
        webp: openImage(needs, image),
      })),
    }
  }
