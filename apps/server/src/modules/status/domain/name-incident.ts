import { formatDate, formatTime } from '@trevo/i18n/format.ts'
import type { AreaKey } from '@trevo/i18n/site/areas.ts'
import { allTexts } from '@trevo/i18n/texts/all-texts.ts'
import { createTranslate } from '@trevo/i18n/translate.ts'
import { inEachLanguage, languages } from '@trevo/languages/languages.ts'
import type { Texts } from '@trevo/languages/texts.ts'
import { kindOfPart } from './part-rules.ts'

/** What an incident is called beside the credit for it: its part and when it began, in each language. */
export const nameIncident = ({
  part,
  vendorName,
  beganAt,
  timeZone,
}: {
  readonly part: string
  /** Of a vendor's part, if the vendor is known. */
  readonly vendorName: string | undefined
  readonly beganAt: Date
  /** IANA name of the brand's zone. */
  readonly timeZone: string
}): Texts<string> =>
  inEachLanguage((code) => {
    const locale = languages[code].fileLocale
    const t = createTranslate<AreaKey<'status'>>(allTexts[code].status, locale)
    return t('status.credit.name', {
      part: vendorName ?? t(`status.part.${kindOfPart(part)}`),
      day: formatDate(beganAt, locale, timeZone),
      time: formatTime(beganAt, locale, timeZone),
    })
  })
