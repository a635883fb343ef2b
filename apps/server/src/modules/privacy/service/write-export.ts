import { dataCategories } from '@trevo/contract/wps/my-data.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { keptData } from '../domain/kept-data.ts'
import type { PrivacyNeeds, Whose } from '../needs.ts'

/** Of each part; everything beyond is in the statement, which has its own download. */
const linesMax = 2_000

/** Everything that is kept of a person, as JSON that a person can read too. */
export const createWriteExport =
  ({ sources, members, settings, clock }: PrivacyNeeds) =>
  async (whose: Whose, language: Language): Promise<string> => {
    const { memberId, brandId } = whose
    const parts: Record<string, Record<string, unknown>> = {}
    for (const category of dataCategories) {
      for (const source of sources.filter((one) => one.category === category)) {
        const own = (parts[category] ??= {})
        own[source.name] = await source.read({ ...whose, language, linesMax })
      }
    }
    return JSON.stringify(
      {
        madeAt: clock.now().toISOString(),
        linesMaxOfAPart: linesMax,
        profile: await members.profileOf(memberId),
        kept: keptData(settings.recordYearsOf(brandId)),
        ...parts,
      },
      (_name, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
      2,
    )
  }

/** The name of a person's file. */
export const fileNameOf = (username: string, at: Date): string =>
  `dados-${username.replaceAll(/[^\w.-]/g, '_')}-${at.toISOString().slice(0, 10)}.json`
