import type { Macro } from '@trevo/contract/ops/desk/desk.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../platform/acts/act.ts'
import type { ChatNeeds } from '../needs.ts'
import { findUnknownVariable } from '../domain/macro-variables.ts'
import { deleteMacroRow, listMacros, lockMacro, saveMacroRow } from '../repository/macros.ts'

/** More than anybody chooses from. */
const macrosMax = 200

type By = { readonly brandId: number; readonly operator: string }

/** Prepared answers of a brand, in each language. */
export const createMacros = ({ database, clock }: Pick<ChatNeeds, 'database' | 'clock'>) => {
  const list = async (brandId: number): Promise<{ macros: Macro[] }> => ({
    macros: (await listMacros(database.db, brandId)).map((row) => ({
      code: row.code,
      name: row.name,
      texts: row.texts,
      changedBy: row.changed_by,
      changedAt: row.changed_at.toISOString(),
    })),
  })
  return {
    listMacros: list,

    /** Refuses `desk.macro_variable`, `desk.macros_full`. */
    saveMacro: async (
      { brandId, operator }: By,
      code: string,
      { name, texts }: Pick<Macro, 'name' | 'texts'>,
    ) => {
      const wrong = Object.values(texts)
        .map(findUnknownVariable)
        .find((one) => one !== undefined)
      if (wrong !== undefined) throw new Refusal('desk.macro_variable', { variable: wrong })
      await database.inTx(async (tx) => {
        const { known, count } = await lockMacro(tx, brandId, code)
        if (!known && count >= macrosMax) throw new Refusal('desk.macros_full')
        await saveMacroRow(tx, {
          brand_id: brandId,
          code,
          name: name.trim(),
          texts,
          changed_by: operator,
          changed_at: clock.now(),
        })
        noteAct({
          target: code,
          ...(known && { before: { name: known.name, ...known.texts } }),
          after: { name: name.trim(), ...texts },
        })
      })
      return list(brandId)
    },

    /** Refuses `desk.macro_unknown`. */
    deleteMacro: async ({ brandId }: By, code: string) => {
      await database.inTx(async (tx) => {
        const { known } = await lockMacro(tx, brandId, code)
        if (!known) throw new Refusal('desk.macro_unknown')
        await deleteMacroRow(tx, brandId, code)
        noteAct({ target: code, before: { name: known.name, ...known.texts }, after: {} })
      })
      return list(brandId)
    },
  }
}
