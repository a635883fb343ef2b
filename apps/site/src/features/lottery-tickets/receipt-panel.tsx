import { useQuery } from '@tanstack/react-query'
import { printReceipt } from '@trevo/api-client/endpoints.ts'
import { formatDateTime, formatMoneyText } from '@trevo/i18n/format.ts'
import { packReceipt, type SignedReceipt } from '@trevo/lottery-rules/tickets/receipt.ts'
import type { TicketFile } from '@trevo/lottery-rules/tickets/ticket-file.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Button } from '@trevo/ui/button.tsx'
import { Skeleton } from '@trevo/ui/states.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../core/api/api.ts'
import { QrCode } from '../../core/art/qr-code.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { to } from '../../core/router/to.ts'
import { CheckList } from './check-list.tsx'
import { saveFile } from '../../core/files/save-file.ts'
import parts from './parts.module.css'
import styles from './receipt-panel.module.css'
import { gatherEvidence, receiptQuery } from './queries.ts'
import { useCheck } from './use-check.ts'
import { useText } from '../../core/language/use-text.ts'

/** The receipt of a ticket: its code, its file, its page, and its check. */
export const ReceiptPanel = ({
  memberId,
  ticketId,
}: {
  readonly memberId: string
  readonly ticketId: string
}) => {
  const t = useText('lottery-tickets')
  const receipt = useQuery(receiptQuery(memberId, ticketId))
  return (
    <section className={styles['receipt']}>
      <h3 className={parts['heading']}>{t('lotteryTickets.receipt')}</h3>
      {receipt.data ? <Receipt signed={receipt.data} /> : <Skeleton height={180} radius={16} />}
    </section>
  )
}

const Receipt = ({ signed }: { readonly signed: SignedReceipt }) => {
  const t = useText('lottery-tickets')
  const { check, file, state, run } = useCheck()
  const address = `${location.origin}${to.ticket()}#${packReceipt(signed)}`
  return (
    <>
      <div className={styles['stub']}>
        <QrCode text={address} label={t('lotteryTickets.qr')} className={styles['qr']} />
        <ReceiptFacts signed={signed} file={file} />
      </div>
      <div className={parts['actions']}>
        <Button busy={state === 'checking'} onClick={() => void run(signed)}>
          {t(check ? 'lotteryTickets.checkAgain' : 'lotteryTickets.check')}
        </Button>
        <PrintButton ticketId={signed.receipt.ticketId} />
        <FileButton signed={signed} />
      </div>
      {check && <CheckList check={check} state={state} onAll={() => void run(signed, true)} />}
    </>
  )
}

/** The content of the signed receipt. */
export const ReceiptFacts = ({
  signed,
  file,
}: {
  readonly signed: SignedReceipt
  readonly file: TicketFile | undefined
}) => {
  const t = useText('lottery-tickets')
  const { locale } = useLanguage()
  const { receipt } = signed
  const { record } = receipt
  const proof = file?.evidence.proof
  const facts: (readonly [string, string])[] = [
    [t('lotteryTickets.ticket'), receipt.ticketId],
    [t('lotteryTickets.order'), receipt.orderNumber],
    [t('common.draw'), record.draw],
    [t('lotteryTickets.placed'), formatDateTime(new Date(record.placedAt), locale)],
    [t('common.stake'), formatMoneyText(formatMoney(BigInt(record.stakeMinor)), locale)],
    [t('common.multiplier'), `× ${record.multiple}`],
  ]
  return (
    <dl className={parts['facts']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {proof && (
        <div>
          <dt>
            {t('lotteryTickets.leaf', { index: proof.leafIndex + 1, count: proof.leafCount })}
          </dt>
        </div>
      )}
    </dl>
  )
}

const PrintButton = ({ ticketId }: { readonly ticketId: string }) => {
  const t = useText('lottery-tickets')
  const [isBusy, setBusy] = useState(false)
  const print = async () => {
    setBusy(true)
    const answer = await call(printReceipt, { params: { id: ticketId }, query: {} })
    setBusy(false)
    if (!answer.ok) return showToast(answer.message)
    const bytes = Uint8Array.from(atob(answer.value.pdf), (char) => char.charCodeAt(0))
    return saveFile(answer.value.fileName, new Blob([bytes], { type: 'application/pdf' }))
  }
  return (
    <Button
      look="plain"
      busy={isBusy}
      aria-label={t('lotteryTickets.pdfLabel')}
      onClick={() => void print()}
    >
      <Printer size={16} aria-hidden="true" />
      {t('common.pdf')}
    </Button>
  )
}

const FileButton = ({ signed }: { readonly signed: SignedReceipt }) => {
  const t = useText('lottery-tickets')
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const file = await gatherEvidence(signed, true)
      const { record, ticketId } = signed.receipt
      const name = `${record.game}-${record.draw}-${ticketId}.json`
      saveFile(name, new Blob([JSON.stringify(file, null, 1)], { type: 'application/json' }))
    } catch {
      showToast(t('lotteryTickets.fileFailed'))
    }
    setBusy(false)
  }
  return (
    <Button
      look="plain"
      busy={isBusy}
      aria-label={t('lotteryTickets.fileLabel')}
      onClick={() => void save()}
    >
      <Download size={16} aria-hidden="true" />
      {t('lotteryTickets.file')}
    </Button>
  )
}
