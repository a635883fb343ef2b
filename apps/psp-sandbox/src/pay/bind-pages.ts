import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { languages, type LanguageCode } from '@trevo/languages/languages.ts'
import { toCentavos } from '@trevo/money/money.ts'
import { readTypedMoney } from '@trevo/money/read-typed-money.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { formatCents } from '../cents.ts'
import { faultKinds, type Fault } from '../faults.ts'
import type { Institution } from '../institution.ts'
import { expiresAtOf, findChargeByLocation, type ChargeRow } from '../store/charges.ts'
import { pay, PaymentOrder } from '../store/pay.ts'
import { findPayment } from '../store/payments.ts'
import { endDueRefunds } from '../store/refunds.ts'
import { listStatement } from '../store/statement.ts'
import { html, type Html } from './html.ts'
import { moneyText, momentText, pageFrame } from './page-frame.ts'
import { donePage, holderOf, otherPayer, payPage } from './pay-page.ts'
import { addressIn, languageOf } from './page-language.ts'
import { pageTexts } from './texts.ts'

const send = (request: FastifyRequest, reply: FastifyReply, title: string, body: Html) => {
  const language = languageOf(request)
  const path = request.url.split('?')[0] ?? '/'
  const page = pageFrame({ language, texts: pageTexts[language], title, path, body })
  return reply
    .type('text/html; charset=utf-8')
    .header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'",
    )
    .header('Cache-Control', 'no-store')
    .send(page)
}

const notFound = (request: FastifyRequest, reply: FastifyReply) => {
  const texts = pageTexts[languageOf(request)]
  const body = html`<section class="card"><h1>${texts.unknown}</h1></section>`
  return send(request, reply.status(404), texts.unknown, body)
}

const PayForm = z.object({
  payer: z.enum(['own', 'other', 'third']).default('own'),
  cpf: z.string().default(''),
  amount: z.string().default(''),
  otherAmount: z.string().default(''),
  do: z.enum(['pay', 'twice', 'otherAmount', 'anyway']).default('pay'),
})
type PayForm = z.infer<typeof PayForm>

/** The amount in the format of API Pix; text that is not an amount stays unchanged, so that the order is refused. */
const amountOf = (text: string, language: LanguageCode): string | undefined => {
  const typed = readTypedMoney(text, languages[language].decimalSign)
  if (typed.kind === 'empty') return undefined
  return typed.kind === 'amount' ? formatCents(toCentavos(typed.minor, 'floor')) : text
}

const orderOf = (form: PayForm, charge: ChargeRow, language: LanguageCode): unknown => {
  const payers = {
    own: holderOf(charge),
    other: otherPayer,
    third: { cpf: form.cpf.replaceAll(/\D/g, ''), name: 'Pagador do teste' },
  }
  const amount = amountOf(form.do === 'otherAmount' ? form.otherAmount : form.amount, language)
  return {
    txid: charge.txid,
    // A typed CPF counts even if its radio button was not selected.
    ...payers[form.cpf.trim() === '' ? form.payer : 'third'],
    ...(amount !== undefined && { amount }),
    times: form.do === 'twice' ? 2 : 1,
    force: form.do !== 'pay',
  }
}

const bindPay = (app: FastifyInstance, institution: Institution): void => {
  const chargeOf = (request: FastifyRequest) =>
    findChargeByLocation(institution, (request.params as { token: string }).token) // by the route
  app.get('/pay/:token', async (request, reply) => {
    const language = languageOf(request)
    const texts = pageTexts[language]
    const charge = await chargeOf(request)
    if (!charge) return notFound(request, reply)
    const { paid } = request.query as { paid?: string } // fastify parses the query into texts
    const payment = paid ? await findPayment(institution, paid) : undefined
    if (payment?.txid === charge.txid) {
      return send(request, reply, texts.done, donePage(payment, language, texts))
    }
    const body = payPage({ institution, charge, language, texts })
    return send(request, reply, texts.youPay, body)
  })
  app.post('/pay/:token', async (request, reply) => {
    const language = languageOf(request)
    const texts = pageTexts[language]
    const charge = await chargeOf(request)
    if (!charge) return notFound(request, reply)
    const form = PayForm.parse(request.body ?? {})
    const order = PaymentOrder.safeParse(orderOf(form, charge, language))
    const result = order.success
      ? await pay(institution, order.data)
      : ({ refusal: 'invalid' } as const)
    const payment = 'payments' in result ? result.payments[0] : undefined
    if (payment) {
      return reply.redirect(
        `${addressIn(language, `/pay/${charge.location_token}`)}&paid=${payment.e2e_id}`,
        303,
      )
    }
    const refusal = 'refusal' in result ? result.refusal : undefined
    const body = payPage({ institution, charge, language, texts, refusal })
    return send(request, reply.status(409), texts.youPay, body)
  })
}

const bindPaste = (app: FastifyInstance, institution: Institution): void => {
  const form = (request: FastifyRequest, problem?: string): Html => {
    const texts = pageTexts[languageOf(request)]
    return html`<form method="post" action="${addressIn(languageOf(request), '/')}" class="card">
      <h1>${texts.paste}</h1>
      <p class="note">${texts.pasteHint}</p>
      ${problem !== undefined && html`<p class="bad" role="alert">${problem}</p>`}
      <textarea
        name="code"
        aria-label="${texts.paste}"
        autocomplete="off"
        spellcheck="false"
      ></textarea
      ><button>${texts.goOn}</button>
    </form>`
  }
  app.get('/', (request, reply) =>
    send(request, reply, pageTexts[languageOf(request)].paste, form(request)),
  )
  app.post('/', async (request, reply) => {
    const texts = pageTexts[languageOf(request)]
    const code = String((request.body as { code?: unknown } | null)?.code ?? '') // a parsed form
    const base = institution.locationBase()
    const start = code.indexOf(base)
    const token = start < 0 ? '' : code.slice(start + base.length, start + base.length + 22)
    const charge = token ? await findChargeByLocation(institution, token) : undefined
    if (!charge || institution.now() > new Date(expiresAtOf(charge).getTime() + 86_400_000)) {
      return send(request, reply.status(404), texts.paste, form(request, texts.notACode))
    }
    return reply.redirect(addressIn(languageOf(request), `/pay/${charge.location_token}`), 303)
  })
}

const bindStatement = (app: FastifyInstance, institution: Institution): void => {
  app.get('/statement', async (request, reply) => {
    const language = languageOf(request)
    const texts = pageTexts[language]
    await endDueRefunds(institution)
    const lines = await listStatement(institution, new Date(0), institution.now())
    const balance = lines.reduce((sum, line) => sum + line.amount_cents, 0n)
    const rows = lines
      .toReversed()
      .slice(0, 200)
      .map(
        (line) =>
          html`<li>
            <span>${texts[line.kind]} · ${line.payer_name}</span
            ><b class="${line.amount_cents < 0n ? 'out' : 'in'}"
              >${moneyText(line.amount_cents, language)}</b
            >
            <small>${line.e2e_id}</small><small>${momentText(line.at, language)}</small>
          </li>`,
      )
    const body = html`<section class="card">
      <h1>${texts.statement}</h1>
      <p class="note">${texts.balance}</p>
      <p class="sum">${moneyText(balance, language)}</p>
      ${
        rows.length > 0
          ? html`<ol>
              ${rows}
            </ol>`
          : html`<p class="note">${texts.nothingYet}</p>`
      }
    </section>`
    return send(request, reply, texts.statement, body)
  })
}

const longFaultMs = 20_000

const bindFaults = (app: FastifyInstance, institution: Institution): void => {
  app.get('/faults', (request, reply) => {
    const texts = pageTexts[languageOf(request)]
    const active = new Set(institution.faults.list().map(({ kind }) => kind))
    const switches = faultKinds.map(
      (kind) =>
        html`<label class="switch"
          ><span>${texts[kind]}</span
          ><input type="checkbox" name="${kind}" ${active.has(kind) ? 'checked' : ''}
        /></label>`,
    )
    const body = html`<form
      method="post"
      action="${addressIn(languageOf(request), '/faults')}"
      class="card"
    >
      <h1>${texts.faults}</h1>
      <p class="note">${texts.faultsHint}</p>
      <div>${switches}</div>
      <button>${texts.save}</button>
    </form>`
    return send(request, reply, texts.faults, body)
  })
  app.post('/faults', (request, reply) => {
    const chosen = Object.keys((request.body as object | null) ?? {}) // a parsed form
    const faults = faultKinds
      .filter((kind) => chosen.includes(kind))
      .map((kind): Fault => ({ kind, rate: 1, ms: longFaultMs }))
    institution.faults.set(faults)
    return reply.redirect(addressIn(languageOf(request), '/faults'), 303)
  })
}

const fonts = {
  '/fonts/display.woff2': import.meta
    .resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
  '/fonts/text.woff2': import.meta
    .resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
}

/** What people see: pay a charge, paste a code, the statement, and the switches for faults. */
export const bindPages = async (app: FastifyInstance, institution: Institution): Promise<void> => {
  bindPay(app, institution)
  bindPaste(app, institution)
  bindStatement(app, institution)
  bindFaults(app, institution)
  const sheets = await Promise.all(
    ['page.css', 'parts.css', 'forms.css'].map((name) =>
      readFile(new URL(name, import.meta.url), 'utf8'),
    ),
  )
  const css = sheets.join('')
  app.get('/styles.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('Cache-Control', 'no-cache').send(css),
  )
  for (const [path, file] of Object.entries(fonts)) {
    const content = await readFile(fileURLToPath(file))
    app.get(path, (_request, reply) =>
      reply.type('font/woff2').header('Cache-Control', 'public, max-age=604800').send(content),
    )
  }
}
