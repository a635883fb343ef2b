import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Institution } from '../institution.ts'
import { formatCents } from '../cents.ts'
import { expiresAtOf, type ChargeRow } from '../store/charges.ts'
import type { PayRefusal } from '../store/pay.ts'
import type { PaymentRow } from '../store/payments.ts'
import { html, type Html } from './html.ts'
import { cpfText, moneyText, momentText } from './page-frame.ts'
import { addressIn } from './page-language.ts'
import type { PageTexts } from './texts.ts'

/** CPFs with valid check digits that belong to nobody here. */
const demoHolder = { cpf: '52998224725', nome: 'Marina Alves' }
const demoOther = { cpf: '11144477735', nome: 'Rafael Souza' }

export const holderOf = (charge: ChargeRow): { cpf: string; name: string } => ({
  cpf: charge.debtor?.cpf ?? demoHolder.cpf,
  name: charge.debtor?.nome ?? demoHolder.nome,
})
export const otherPayer = { cpf: demoOther.cpf, name: demoOther.nome }

export type PayPageData = {
  readonly institution: Institution
  readonly charge: ChargeRow
  readonly language: LanguageCode
  readonly texts: PageTexts
  /** Why the last attempt failed. */
  readonly refusal?: PayRefusal | 'invalid' | undefined
}

const facts = (lines: readonly (readonly [string, string])[]): Html =>
  html`<dl>
    ${lines.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`

const picker = (charge: ChargeRow, texts: PageTexts): Html => {
  const holder = holderOf(charge)
  return html`<fieldset>
    <legend>${texts.who}</legend>
    <label class="pick"
      ><input type="radio" name="payer" value="own" checked /><span
        >${holder.name}<small>${texts.own} · ${texts.ownHint}</small></span
      ><em>${cpfText(holder.cpf)}</em></label
    >
    <label class="pick"
      ><input type="radio" name="payer" value="other" /><span
        >${otherPayer.name}<small>${texts.other} · ${texts.otherHint}</small></span
      ><em>${cpfText(otherPayer.cpf)}</em></label
    >
    <label class="pick"
      ><input type="radio" name="payer" value="third" /><span
        ><input
          type="text"
          name="cpf"
          inputmode="numeric"
          maxlength="14"
          aria-label="${texts.third}"
          placeholder="${texts.third}" /></span
      ><em></em
    ></label>
  </fieldset>`
}

const misfortunes = (charge: ChargeRow, texts: PageTexts): Html =>
  html`<details>
    <summary>${texts.more}</summary>
    <div>
      <p class="note">${texts.moreHint}</p>
      <label class="field"
        >${texts.otherAmount}<input
          type="text"
          name="otherAmount"
          inputmode="decimal"
          value="${formatCents(charge.amount_cents + 1n)}"
      /></label>
      <div class="row">
        <button class="plain" name="do" value="twice">${texts.payTwice}</button
        ><button class="plain" name="do" value="otherAmount">${texts.payOther}</button>
      </div>
    </div>
  </details>`

const amountField = (charge: ChargeRow, texts: PageTexts): Html =>
  html`<label class="field">
    ${texts.amount}
    <input
      type="text"
      name="amount"
      inputmode="decimal"
      value="${formatCents(charge.amount_cents)}"
    />
    <span class="note">${texts.amountHint}</span>
  </label>`

/** The charge as a payer's bank shows it before paying. */
export const payPage = ({ institution, charge, language, texts, refusal }: PayPageData): Html => {
  const isExpired = institution.now() >= expiresAtOf(charge)
  const closed =
    charge.status === 'CONCLUIDA'
      ? texts.paid
      : charge.status !== 'ATIVA'
        ? texts.removed
        : isExpired
          ? texts.expired
          : undefined
  const problem = closed ?? (refusal && texts[refusal])
  return html`<form
    method="post"
    action="${addressIn(language, `/pay/${charge.location_token}`)}"
    class="card"
  >
    <h1>${texts.youPay}</h1>
    <p class="sum">${moneyText(charge.amount_cents, language)}</p>
    ${problem !== undefined && html`<p class="bad" role="alert">${problem}</p>`}
    ${facts([
      [texts.to, institution.receiver.name],
      [texts.document, institution.receiver.cnpj],
      [texts.key, charge.pix_key],
      [texts.identifier, charge.txid],
      ...(charge.payer_request === null ? [] : [[texts.message, charge.payer_request] as const]),
      [texts.expires, momentText(expiresAtOf(charge), language)],
    ])}
    ${picker(charge, texts)} ${charge.amount_changeable && amountField(charge, texts)}
    ${
      closed === undefined
        ? html`<button name="do" value="pay">${texts.pay}</button>`
        : html`<button name="do" value="anyway" class="plain">${texts.payAnyway}</button>`
    }
    ${misfortunes(charge, texts)}
  </form>`
}

/** The receipt after paying. */
export const donePage = (payment: PaymentRow, language: LanguageCode, texts: PageTexts): Html =>
  html`<section class="card center">
    <div class="tick">
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="#04150d"
        stroke-width="3.500"
        stroke-linecap="round"
        stroke-linejoin="round"
        aria-hidden="true"
      >
        <path d="m5 13 4.500 4.500L19 7" />
      </svg>
    </div>
    <h1>${texts.done}</h1>
    <p class="sum">${moneyText(payment.amount_cents, language)}</p>
    ${facts([
      [texts.paidBy, `${payment.payer_name} · ${cpfText(payment.payer_cpf)}`],
      [texts.at, momentText(payment.paid_at, language)],
      [texts.endToEnd, payment.e2e_id],
    ])}
    <p class="note">${texts.doneHint}</p>
  </section>`
