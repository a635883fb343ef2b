import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  removeSavedSlip,
  saveSlip,
  subscribeSlip,
  unsubscribeSlip,
} from '@trevo/api-client/endpoints.ts'
import type { SavedSlip } from '@trevo/contract/wps/lottery/saved-slips.ts'
import { formatCount } from '@trevo/i18n/format.ts'
import { findGroup } from '@trevo/lottery-rules/groups/all-groups.ts'
import { priceOfStake } from '@trevo/lottery-rules/prizes/betting-mode.ts'
import { decodeSlip } from '@trevo/lottery-rules/slip/decode-slip.ts'
import { findMoney } from '@trevo/money/money.ts'
import { Button, IconButton } from '@trevo/ui/button.tsx'
import { Field } from '@trevo/ui/field.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { Bookmark, Plus, Repeat2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ask, type CallFailure } from '../../../core/api/api.ts'
import { useLanguage } from '../../../core/language/language.tsx'
import { to } from '../../../core/router/to.ts'
import { useSession } from '../../../core/session/store.ts'
import { useOpenMember } from '../../../core/session/use-phase.ts'
import { savedSlipsQuery } from '../../../entities/lottery/queries.ts'
import { addLines } from '../state/cart.ts'
import { slipOfCart } from '../state/use-place-order.ts'
import { mayBet } from '../common/may-bet.ts'
import { hasFreeAmount } from '../state/money-of-line.ts'
import styles from './saved-slips.module.css'
import { SubscribeForm } from './subscribe-form.tsx'
import { useAmounts } from '../common/use-amounts.ts'
import { useText } from '../../../core/language/use-text.ts'
import type { DeskState } from '../state/use-desk.ts'

/** Makes a change to the saved slips, and refetches them. */
const useChange = <Input,>(change: (input: Input) => Promise<unknown>, done: string) => {
  const client = useQueryClient()
  const t = useText('lottery-desk')
  const memberId = useSession().memberInfo?.id ?? ''
  return useMutation<unknown, CallFailure, Input>({
    mutationFn: change,
    onSuccess: () => showToast(done),
    onError: (failure) => showToast(failure.message || t('desk.noAnswer'), 'bad'),
    onSettled: () =>
      client.invalidateQueries({ queryKey: savedSlipsQuery(memberId, 0).queryKey.slice(0, -1) }),
  })
}

/** Slips that the member saved for this lottery: to put into the cart again, or into every draw. */
export const SavedSlips = ({ desk }: { readonly desk: DeskState }) => {
  const t = useText('lottery-desk')
  const { lottery, cart } = desk
  const memberId = useSession().memberInfo?.id ?? ''
  const isMember = useOpenMember()
  const { data = [] } = useQuery({
    ...savedSlipsQuery(memberId, lottery.gameId),
    enabled: isMember,
  })
  if (data.length === 0 && cart.lines.length === 0) return null
  return (
    <section className={styles['saved']} aria-label={t('desk.saved')}>
      <h2>
        <Bookmark size={17} aria-hidden="true" />
        {t('desk.saved')}
      </h2>
      {cart.lines.length > 0 && <Save desk={desk} />}
      <ul>
        {data.map((slip) => (
          <Saved key={slip.savedSlipId} slip={slip} desk={desk} />
        ))}
      </ul>
    </section>
  )
}

const Save = ({ desk }: { readonly desk: DeskState }) => {
  const t = useText('lottery-desk')
  const { cart, lottery, terms } = desk
  const [name, setName] = useState<string>()
  const save = useChange(
    async (wished: string) =>
      ask(saveSlip, {
        body: {
          clientId: crypto.randomUUID(),
          gameId: lottery.gameId,
          name: wished,
          prizeModeId: cart.modeId,
          bettingSlipString: slipOfCart(cart, terms?.maxBetSeries ?? 0),
        },
      }),
    t('desk.savedDone'),
  )
  if (name === undefined) {
    return (
      <Button
        look="plain"
        onClick={() => {
          if (mayBet(to.lottery(lottery.code))) setName('')
        }}
      >
        {t('desk.save')}
      </Button>
    )
  }
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate(name.trim() || lottery.remark, { onSuccess: () => setName(undefined) })
      }}
    >
      <Field
        label={t('desk.saveName')}
        value={name}
        maxLength={40}
        placeholder={lottery.remark}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" busy={save.isPending}>
        {t('common.save')}
      </Button>
    </form>
  )
}

const useAddSaved = (desk: DeskState) => {
  const t = useText('lottery-desk')
  return ({ slip, prizeModeId }: SavedSlip) => {
    const group = findGroup(desk.lottery.rulesGroup)
    const reading = group && decodeSlip(slip, group.code)
    const lines = reading?.ok ? reading.lines : []
    const isOpen = lines.every(({ play }) => desk.plays.includes(play))
    if (prizeModeId !== desk.modeId || lines.length === 0 || !isOpen || !desk.current) {
      return showToast(t('desk.notRepeatable'), 'bad')
    }
    const added = lines.map(({ series, ...line }) => ({
      ...line,
      series: series === 0 ? undefined : series,
      ...(hasFreeAmount(prizeModeId) && { multiple: 1, freeMinor: priceOfStake(line) }),
    }))
    desk.setCart(addLines(desk.cart, desk.current.numero, added))
    return showToast(t('desk.repeated'))
  }
}

const Saved = ({ slip, desk }: { readonly slip: SavedSlip; readonly desk: DeskState }) => {
  const t = useText('lottery-desk')
  const write = useAmounts()
  const { locale } = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const addSaved = useAddSaved(desk)
  const params = { id: slip.savedSlipId }
  const remove = useChange(() => ask(removeSavedSlip, { params }), t('desk.savedRemoved'))
  const stop = useChange(() => ask(unsubscribeSlip, { params }), t('desk.subscriptionStopped'))
  const subscribe = useChange(
    (input: { draws: number; stopsOnWin: boolean }) => ask(subscribeSlip, { params, body: input }),
    t('desk.subscribed'),
  )
  const amountMinor = findMoney(slip.amount) ?? 0n
  return (
    <li>
      <div className={styles['head']}>
        <span>
          <b>{slip.name}</b>
          <small>
            {t('desk.stakes', { count: slip.stakes, written: formatCount(slip.stakes, locale) })} ·{' '}
            {write(amountMinor)}
          </small>
        </span>
        <IconButton
          bare
          label={t('desk.savedAdd', { name: slip.name })}
          onClick={() => addSaved(slip)}
        >
          <Plus size={19} aria-hidden="true" />
        </IconButton>
        <IconButton
          bare
          label={t('common.removeName', { name: slip.name })}
          onClick={() => remove.mutate(undefined)}
        >
          <Trash2 size={18} aria-hidden="true" />
        </IconButton>
      </div>
      <Subscription slip={slip} />
      {slip.subscription === 'active' ? (
        <Button look="plain" busy={stop.isPending} onClick={() => stop.mutate(undefined)}>
          {t('desk.unsubscribe')}
        </Button>
      ) : (
        !isAsking && (
          <Button look="quiet" onClick={() => setAsking(true)}>
            <Repeat2 size={18} aria-hidden="true" />
            {t('desk.subscribe')}
          </Button>
        )
      )}
      {isAsking && (
        <SubscribeForm
          amountMinor={amountMinor}
          isBusy={subscribe.isPending}
          onSubscribe={(input) => {
            if (!mayBet(to.lottery(desk.lottery.code))) return
            subscribe.mutate(input, { onSuccess: () => setAsking(false) })
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  )
}

/** The state of a slip's subscription; nothing for a slip that never had one. */
const Subscription = ({ slip }: { readonly slip: SavedSlip }) => {
  const t = useText('lottery-desk')
  const { subscription, drawsLeft, drawsPlaced, pausedBy } = slip
  if (subscription === 'idle') return null
  const isShort = pausedBy === 'wallet.insufficient_balance'
  return (
    <p className={styles['state']} data-state={subscription}>
      {subscription === 'active' && t('desk.subscriptionActive', { count: drawsLeft })}
      {subscription === 'done' && t('desk.subscriptionDone', { count: drawsPlaced })}
      {subscription === 'paused' &&
        t(isShort ? 'desk.subscriptionShort' : 'desk.subscriptionPaused')}
    </p>
  )
}
