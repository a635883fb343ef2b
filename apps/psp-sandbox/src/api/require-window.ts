import type { Institution } from '../institution.ts'
import { Problem, type ProblemType } from '../problem.ts'

const longestMs = 30 * 86_400_000

/**
 * Strict like real institutions: a list covers at most 30 days, and its end must not be in the future by this
 * institution's clock. API Pix itself limits neither. @throws Problem of the given type
 */
export const requireWindow = (
  { isStrict, now }: Institution,
  { inicio, fim }: { readonly inicio: string; readonly fim: string },
  type: ProblemType,
): void => {
  if (!isStrict) return
  if (Date.parse(fim) > now().getTime()) {
    throw new Problem(type, 'O fim do período está no futuro.', [
      { razao: 'data no futuro', propriedade: 'fim', valor: fim },
    ])
  }
  if (Date.parse(fim) - Date.parse(inicio) > longestMs) {
    throw new Problem(type, 'O período consultado é maior que 30 dias.', [
      { razao: 'período maior que 30 dias', propriedade: 'inicio', valor: inicio },
    ])
  }
}
