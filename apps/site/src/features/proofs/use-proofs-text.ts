import { loadProofsCatalog } from '@trevo/i18n/site/proofs/load.ts'
import { createAreaText } from '../../core/language/area-text.ts'

export const useProofsText = createAreaText(loadProofsCatalog)
