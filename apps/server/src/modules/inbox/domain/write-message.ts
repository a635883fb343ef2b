import type { MessageKind } from '@trevo/contract/wps/inbox.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { formatDate, formatMoneyText, formatTime } from '@trevo/i18n/format.ts'
import { localeOf } from '@trevo/i18n/languages.ts'
import type { AreaKey } from '@trevo/i18n/site/areas.ts'
import { allTexts } from '@trevo/i18n/texts/all-texts.ts'
import type { InboxKey } from '@trevo/i18n/texts/en/inbox.ts'
import { createTranslate } from '@trevo/i18n/translate.ts'
import { inEachLanguage } from '@trevo/languages/languages.ts'
import { findText } from '@trevo/languages/texts.ts'
import type { MessageParams } from './message.ts'

/** The reader of a message, and the brand's data in it. */
export type MessageReader = {
  readonly language: Language
  /** For a name that is missing in the reader's language, the brand's default (LANG-3). */
  readonly brandLanguage: Language
  /** The zone of the brand, regardless of the member's place. */
  readonly timeZone: string
}

const createWriter = (language: Language) => {
  const { messages, cashier, withdraw } = allTexts[language]
  const locale = localeOf[language]
  const t = createTranslate<InboxKey>(messages, locale)
  const ofPix = createTranslate<AreaKey<'cashier'>>(cashier, locale)
  const ofPayout = createTranslate<AreaKey<'withdraw'>>(withdraw, locale)

  const moneyOf = (amount: string | undefined) => amount && formatMoneyText(amount, locale)
  const timeOf = (instant: string | undefined, zone: string) => {
    if (instant === undefined) return undefined
    const at = new Date(instant)
    return `${formatDate(at, locale, zone)}, ${formatTime(at, locale, zone)}`
  }
  // Codes of the contract, which both catalogues have a sentence for.
  const reasonOf = ({ reason }: MessageParams) =>
    reason && ofPix(`cashier.reason.${reason}` as AreaKey<'cashier'>)
  const failureOf = ({ failure }: MessageParams) =>
    failure && ofPayout(`withdraw.failure.${failure}` as AreaKey<'withdraw'>)

  return ({ brandLanguage, timeZone }: MessageReader, kind: MessageKind, params: MessageParams) => {
    const { names, ...plain } = params
    const values = {
      ...plain,
      lottery: findText(names ?? {}, language, brandLanguage) ?? '',
      amount: moneyOf(params.amount) ?? '',
      fromBalance: moneyOf(params.fromBalance) ?? '',
      owed: moneyOf(params.owed) ?? '',
      at: timeOf(params.at, timeZone) ?? '',
      paidAt: timeOf(params.paidAt, timeZone) ?? '',
      reason: reasonOf(params) ?? '',
      failure: failureOf(params) ?? '',
    }
    const more = [
      kind === 'deposit_reversed' && params.owed !== '0.00' && t('deposit_reversed.owed', values),
      kind === 'deposit_reward_reversed' &&
        params.owed !== '0.00' &&
        t('deposit_reward_reversed.owed', values),
      kind === 'withdrawal_rejected' && params.remark && t('withdrawal_rejected.remark', values),
    ].filter((sentence) => typeof sentence === 'string')
    return {
      subject: t(`${kind}.subject`, values),
      content: [t(`${kind}.content`, values).trim(), ...more].join(' '),
    }
  }
}

const writers = inEachLanguage(createWriter)

/** Title and text of a message in its reader's language. */
export const writeMessage = (
  reader: MessageReader,
  kind: MessageKind,
  params: MessageParams,
): { readonly subject: string; readonly content: string } =>
  writers[reader.language](reader, kind, params)
