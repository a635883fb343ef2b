import { unpackReceipt, type SignedReceipt } from '@trevo/lottery-rules/tickets/receipt.ts'
import { readTicketFile, type TicketFile } from '@trevo/lottery-rules/tickets/ticket-file.ts'
import { Button } from '@trevo/ui/button.tsx'
import { Field } from '@trevo/ui/field.tsx'
import { useEffect, useState, type SubmitEvent } from 'react'
import { CheckList } from './check-list.tsx'
import pages from '../../entities/lottery/lottery-pages.module.css'
import styles from './verify-ticket.module.css'
import { ReceiptFacts } from './receipt-panel.tsx'
import { useCheck } from './use-check.ts'
import { useText } from '../../core/language/use-text.ts'

/** The text after the `#` of an address, or the whole text if there is none. */
const receiptTextOf = (text: string): string => text.slice(text.lastIndexOf('#') + 1)

/** A longer text is not a ticket file: this is all leaves of a large draw, with a margin. */
const fileBytesMax = 40_000_000

/** The receipt entered, and its check, which starts at once. */
const useGivenReceipt = () => {
  const { check, file, state, run, clear } = useCheck()
  const [signed, setSigned] = useState<SignedReceipt>()
  const [given, setGiven] = useState<TicketFile>()
  const [isUnreadable, setUnreadable] = useState(false)
  const take = (found: SignedReceipt | undefined, from?: TicketFile) => {
    clear()
    setSigned(found)
    setGiven(from)
    setUnreadable(found === undefined)
    if (found) void run(found, false, from)
  }
  // A scanned code opens the page with the receipt after `#`, which is never sent to a server.
  useEffect(() => {
    if (location.hash.length > 1) take(unpackReceipt(receiptTextOf(location.hash)))
    // Once, when the page is opened.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return {
    check,
    file,
    state,
    signed,
    isUnreadable,
    takeText: (text: string) => take(unpackReceipt(receiptTextOf(text))),
    takeFile: async (chosen: File | undefined) => {
      if (!chosen) return
      const opened = chosen.size > fileBytesMax ? undefined : readTicketFile(await chosen.text())
      take(opened?.signed, opened)
    },
    checkAll: (of: SignedReceipt) => void run(of, true, given),
  }
}

/** Where anybody can check a ticket on their own device: by its QR code, its text or its file. */
export const VerifyTicket = () => {
  const t = useText('lottery-tickets')
  const { check, file, state, signed, isUnreadable, takeText, takeFile, checkAll } =
    useGivenReceipt()
  const [text, setText] = useState('')
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    takeText(text)
  }
  return (
    <div className={pages['page']} data-width="narrow">
      <h1>{t('common.verifyTicket')}</h1>
      <p className={pages['lead']}>{t('lotteryTickets.verifyLead')}</p>
      <form className={styles['ask']} onSubmit={send} noValidate>
        <label className={styles['file']}>
          {t('lotteryTickets.openFile')}
          <input
            type="file"
            accept="application/json,.json"
            onChange={({ target }) => void takeFile(target.files?.[0])}
          />
        </label>
        <Field
          label={t('lotteryTickets.paste')}
          name="receipt"
          value={text}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" look="plain" busy={state === 'checking'}>
          {t('lotteryTickets.check')}
        </Button>
      </form>
      {isUnreadable && <p role="alert">{t('lotteryTickets.unreadable')}</p>}
      {state === 'unsupported' && <p role="alert">{t('lotteryTickets.noEd25519')}</p>}
      {signed && (
        <section className={styles['card']}>
          <ReceiptFacts signed={signed} file={file} />
          {check && (
            <CheckList
              check={check}
              state={state}
              onAll={state === 'offline' ? undefined : () => checkAll(signed)}
            />
          )}
        </section>
      )}
      <How />
    </div>
  )
}

const How = () => {
  const t = useText('lottery-tickets')
  return (
    <section className={styles['how']}>
      <h2>{t('lotteryTickets.how')}</h2>
      <p>
        {t('lotteryTickets.howText', {
          command: 'npm run verify:ticket -- file.json',
          keys: '/lgw/tickets/keys',
          draw: '/lgw/draw/…/proof/…',
        })}
      </p>
      <p>{t('lotteryTickets.prizesPaid')}</p>
    </section>
  )
}
