import { InstitutionRefusal } from '../port.ts'

/** Not found is an answer too. */
export const undefinedIfUnknown = <Value>(promise: Promise<Value>): Promise<Value | undefined> =>
  promise.catch((error: unknown) => {
    if (
      error instanceof InstitutionRefusal &&
      /NaoEncontrad[oa]$|^status 404$/.test(error.problemType)
    ) {
      return undefined
    }
    throw error
  })
