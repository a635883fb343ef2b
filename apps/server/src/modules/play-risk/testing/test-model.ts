import { readFile } from 'node:fs/promises'
import { RiskModel } from '../domain/model.ts'

/** The delivered model, as its migration has it. */
export const readDeliveredModel = async (): Promise<RiskModel> => {
  const file = new URL('../migrations/0001-play-risk.sql', import.meta.url)
  const [, text] = /values \(1, '[^']+', '([^']+)'\)/.exec(await readFile(file, 'utf8')) ?? []
  return RiskModel.parse(JSON.parse(text ?? ''))
}
