import {
  useMutation,
  useQueryClient,
  type InfiniteData,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query'
import { sendTeamMessage } from '@trevo/api-client/endpoints.ts'
import type { Value } from '@trevo/contract/endpoint.ts'
import {
  teamMessageChosenMax,
  teamMessageMax,
  type getMessagePeople,
  type SentMessage,
} from '@trevo/contract/wps/agents/messages.ts'
import { Button } from '@trevo/ui/button.tsx'
import { Checkbox, Select, TextArea } from '@trevo/ui/field.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { useState, type SubmitEvent } from 'react'
import { rowsOf } from '../../../core/lists/pages.ts'
import { ask, type CallFailure } from '../../../core/api/api.ts'
import { MoreButton } from '../../../core/lists/list-states.tsx'
import center from '../common/center.module.css'
import styles from './messages.module.css'
import { peopleQuery, sentQuery } from '../common/queries.ts'
import { useText } from '../../../core/language/use-text.ts'

type People = Value<typeof getMessagePeople>
type PeoplePages = UseInfiniteQueryResult<InfiniteData<People>>
type To = SentMessage['to']

const emptyOf = (to: To, chosen: readonly string[]) => ({ to, chosen, text: '' })

/** Each message is sent once, under its own id. */
const useWriting = (first: To, preset: readonly string[]) => {
  const t = useText('agent-center')
  const queries = useQueryClient()
  const [form, setForm] = useState(emptyOf(first, preset))
  const [clientId, setClientId] = useState(() => crypto.randomUUID())
  const [problem, setProblem] = useState<string>()
  const sending = useMutation<SentMessage, CallFailure>({
    mutationFn: () => {
      const { to, chosen, text } = form
      const memberIds = to === 'chosen' ? [...chosen] : []
      return ask(sendTeamMessage, { body: { clientId, to, memberIds, text: text.trim() } })
    },
    onSuccess: async ({ reached }) => {
      showToast(t('message.sent', { count: reached }))
      setForm(emptyOf(form.to, []))
      setClientId(crypto.randomUUID())
      await queries.invalidateQueries({ queryKey: sentQuery().queryKey })
      await queries.invalidateQueries({ queryKey: peopleQuery().queryKey })
    },
    onError: ({ message }) => setProblem(message || t('state.network')),
  })
  const change = (part: Partial<typeof form>) => {
    setProblem(undefined)
    // A different message has a different id; a retry of the same one keeps its id.
    setClientId(crypto.randomUUID())
    setForm({ ...form, ...part })
  }
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    if (form.to === 'chosen' && form.chosen.length === 0) {
      return setProblem(t('common.choosePeople'))
    }
    if (form.text.trim() === '') return setProblem(t('message.missing'))
    setProblem(undefined)
    sending.mutate()
  }
  return { form, change, problem, send, isSending: sending.isPending }
}

/** To the agent above, to some direct downlines, or to all of them. */
export const WriteMessage = ({
  people,
  chosen,
}: {
  readonly people: PeoplePages
  /** The person that another page linked with. */
  readonly chosen: string | undefined
}) => {
  const t = useText('agent-center')
  const [head] = people.data?.pages ?? []
  const list = rowsOf(people)
  const options = [
    ...(list.length > 0 ? (['chosen', 'all'] as const) : []),
    ...(head?.upline ? (['upline'] as const) : []),
  ]
  const preset = chosen === undefined ? [] : [chosen]
  const { form, change, problem, send, isSending } = useWriting(options[0] ?? 'upline', preset)
  return (
    <form className={center['card']} noValidate onSubmit={send} aria-label={t('message.new')}>
      <h2>{t('message.new')}</h2>
      <Select
        label={t('common.to')}
        value={form.to}
        onChange={({ target }) =>
          change({ to: options.find((one) => one === target.value) ?? form.to })
        }
        options={options.map((value) => ({
          value,
          label: t(`message.${value}`, { name: head?.upline?.name ?? '' }),
        }))}
      />
      {form.to === 'chosen' && (
        <Whom people={people} chosen={form.chosen} onChange={(ids) => change({ chosen: ids })} />
      )}
      <TextArea
        label={t('message.write')}
        hint={t('message.textHint')}
        counter={`${form.text.length}/${teamMessageMax}`}
        maxLength={teamMessageMax}
        rows={4}
        value={form.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      <div role="alert">{problem !== undefined && <p className={center['note']}>{problem}</p>}</div>
      <Button type="submit" wide busy={isSending}>
        {t('message.send')}
      </Button>
      {head && <p className={center['note']}>{t('message.left', { count: head.leftToday })}</p>}
    </form>
  )
}

const Whom = ({
  people,
  chosen,
  onChange,
}: {
  readonly people: PeoplePages
  readonly chosen: readonly string[]
  readonly onChange: (ids: readonly string[]) => void
}) => {
  const t = useText('agent-center')
  const list = rowsOf(people)
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <fieldset className={styles['whom']}>
      <legend>{t('message.whom', { count: chosen.length, max: teamMessageChosenMax })}</legend>
      {list.map(({ memberId, name, isAgent }) => (
        <Checkbox
          key={memberId}
          label={`${name} · ${t(isAgent ? 'common.agent' : 'member')}`}
          checked={chosen.includes(memberId)}
          disabled={!chosen.includes(memberId) && chosen.length >= teamMessageChosenMax}
          onChange={() => toggle(memberId)}
        />
      ))}
      <MoreButton pages={people} label={t('common.showMore')} />
    </fieldset>
  )
}
