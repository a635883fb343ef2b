import { correctKindName } from '../domain/change-kinds.ts'
import type { SigapNeeds } from '../needs.ts'

/** The first yes or the second for a correction. */
export const createCorrectSigapFile =
  (needs: SigapNeeds) =>
  (
    by: { readonly operatorId: bigint; readonly username: string; readonly brandId: number },
    fileId: string,
    asked: { readonly reason: string; readonly requestId?: string | undefined },
  ) =>
    needs.staff.askChange({
      kind: correctKindName,
      brandId: by.brandId,
      target: fileId,
      input: {},
      reason: asked.reason.trim(),
      requestId: asked.requestId,
      by,
    })
