import { claimTicket } from '@trevo/api-client/endpoints.ts'
import type { Value } from '@trevo/contract/endpoint.ts'
import type { claimTicket as contract, Ticket } from '@trevo/contract/wps/rewards/tickets.ts'
import { Button } from '@trevo/ui/button.tsx'
import { formatAmount } from '@trevo/ui/money.tsx'
import { useState } from 'react'
import { Problem } from '../../core/forms/problem.tsx'
import { Modal } from '../../core/dialog/modal.tsx'
import { call } from '../../core/api/api.ts'
import { drawingUrl } from '../../core/art/icon.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { usePrizeText, useWinTurnoverText } from '../../entities/rewards/prize-text.ts'
import { useDrawCheck } from '../../entities/rewards/use-draw-check.ts'
import { useText } from '../../core/language/use-text.ts'
import { Table } from '../../core/tables/table.tsx'
import lists from '../../entities/rewards/lists.module.css'
import styles from './draw-sheet.module.css'
import { drawingOf, type Odds } from './odds.ts'
import { useRefreshRewards } from './use-reward-owner.ts'
import { Wheel, wheelColours } from './wheel.tsx'

type Drawn = Value<typeof contract>
const turnMs = 2_600

/** 10 random bytes as hex: the member's contribution to the draw. */
const createOwnSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(10))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

/** Every prize with its chance, the draw, and its proof. */
export const DrawSheet = ({
  odds,
  ticket,
  onClose,
}: {
  readonly odds: Odds
  readonly ticket: Ticket | undefined
  readonly onClose: () => void
}) => {
  const t = useText('rewards')
  const refresh = useRefreshRewards()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [drawn, setDrawn] = useState<Drawn>()
  const [isShown, setShown] = useState(false)
  const draw = async () => {
    if (!ticket || isBusy) return
    setBusy(true)
    setFailure(undefined)
    const body = { transactionId: ticket.transactionId, clientSeed: createOwnSeed() }
    const answer = await call(claimTicket, { body }).finally(() => setBusy(false))
    if (!answer.ok) return setFailure(answer.message || t('rewards.unreached'))
    setDrawn(answer.value)
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const isTurning = odds.type === 'PRIZE_WHEEL' && !isStill
    setTimeout(() => setShown(true), isTurning ? turnMs : 0)
    return undefined
  }
  const close = () => {
    onClose()
    if (drawn) refresh()
  }
  return (
    <Modal title={odds.name} onClose={close} size={{ width: 480 }}>
      <div className={styles['draw']}>
        {odds.type === 'PRIZE_WHEEL' ? (
          <Wheel prizes={odds.prizes} drawn={drawn?.configId} />
        ) : (
          <img
            src={drawingUrl(drawingOf[odds.type], 192)}
            alt=""
            width="144"
            height="144"
            loading="lazy"
          />
        )}
        {drawn && isShown ? (
          <Result drawn={drawn} onClose={close} />
        ) : (
          <>
            {ticket && !drawn && (
              <Button size="large" wide busy={isBusy} onClick={() => void draw()}>
                {t(`rewards.open.${odds.type}`)}
              </Button>
            )}
            {!ticket && <p className={lists['label']}>{t('rewards.noTicket')}</p>}
            <Problem text={failure} />
            <OddsTable odds={odds} />
            {ticket && <ProofValue label={t('rewards.sealed')} value={ticket.commitment} />}
          </>
        )}
      </div>
    </Modal>
  )
}

const ProofValue = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <p className={styles['proof-value']}>
    <b>{label}</b>
    <code>{value}</code>
  </p>
)

const OddsTable = ({ odds }: { readonly odds: Odds }) => {
  const t = useText('rewards')
  const { locale } = useLanguage()
  const prizeText = usePrizeText()
  const winTurnoverText = useWinTurnoverText()
  const percent = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 4,
  })
  return (
    <>
      <Table
        className={styles['odds']}
        rows={odds.prizes.map((prize, index) => ({ ...prize, index }))}
        keyOf={({ configId }) => configId}
        columns={[
          {
            key: 'prize',
            label: t('common.prize'),
            show: ({ prize, index }) => (
              <>
                <span
                  className={styles['swatch']}
                  style={{ background: wheelColours[index % wheelColours.length] }}
                />
                {prizeText(prize)}
                {prize.type === 'freeRounds' && (
                  <small className={lists['small']}>{winTurnoverText(prize.winTurnover)}</small>
                )}
              </>
            ),
          },
          {
            key: 'chance',
            label: t('rewards.chance'),
            show: ({ chance }) => `${percent.format(Number(chance))}%`,
          },
          {
            key: 'left',
            label: t('rewards.left'),
            show: ({ left }) => left ?? t('rewards.unlimited'),
          },
        ]}
      />
      <p className={lists['small']}>
        {odds.type === 'PRIZE_WHEEL' && `${t('rewards.wide')} `}
        {t('rewards.average', { amount: formatAmount(odds.average, { locale }) })}
      </p>
    </>
  )
}

const Result = ({ drawn, onClose }: { readonly drawn: Drawn; readonly onClose: () => void }) => {
  const t = useText('rewards')
  const prizeText = usePrizeText()
  const { value, reward } = drawn
  const where =
    value.type === 'freeRounds'
      ? 'rewards.inTickets'
      : value.type === 'physical'
        ? 'rewards.willSend'
        : value.type === 'points'
          ? 'rewards.inPoints'
          : 'rewards.inBalance'
  return (
    <div className={styles['result']} role="status">
      <p className={lists['label']}>{t('rewards.youGot')}</p>
      <p className={lists['figure']}>{prizeText(value)}</p>
      <p className={lists['label']}>{t(where)}</p>
      {reward.proof && <Proof proof={reward.proof} />}
      <Button look="plain" wide onClick={onClose}>
        {t('common.close')}
      </Button>
    </div>
  )
}

const Proof = ({ proof }: { readonly proof: NonNullable<Drawn['reward']['proof']> }) => {
  const t = useText('rewards')
  const word = useDrawCheck(proof)
  return (
    <div className={styles['proof']}>
      <h3>{t('rewards.checkTitle')}</h3>
      <ProofValue label={t('rewards.checkSeal')} value={proof.commitment} />
      <ProofValue label={t('rewards.checkSeed')} value={proof.serverSeed} />
      <ProofValue label={t('rewards.checkOwn')} value={proof.clientSeed} />
      <p data-word={word}>{t(`rewards.${word}`)}</p>
    </div>
  )
}
