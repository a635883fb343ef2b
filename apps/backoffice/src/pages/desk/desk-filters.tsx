import { deskQueues } from '@trevo/contract/ops/desk/chat.ts'
import { useT } from '../../core/texts.tsx'
import { FilterBar, type FilterField } from '../../parts/filter-bar.tsx'
import { chatStates, ticketTypes, type DeskAddress } from './use-desk.ts'

/** Filters of conversations or of tickets. */
export const DeskFilters = ({ of }: { readonly of: DeskAddress }) => {
  const t = useT()
  const { tab, state, status, type, queue, whose, isIgnored, change } = of
  const queues: FilterField = {
    name: 'queue',
    label: t('desk.queue'),
    kind: 'choice',
    any: t('desk.anyQueue'),
    options: deskQueues.map((value) => ({ value, text: t(`desk.queue.${value}`) })),
  }
  const ofChats: readonly FilterField[] = [
    {
      name: 'state',
      label: t('word.state'),
      kind: 'choice',
      any: t('desk.state.waiting'),
      options: chatStates
        .filter((one) => one !== 'waiting')
        .map((value) => ({ value, text: t(`desk.state.${value}`) })),
    },
    queues,
    {
      name: 'whose',
      label: t('desk.whose'),
      kind: 'choice',
      any: t('desk.everybodys'),
      options: [{ value: 'mine', text: t('desk.mine') }],
    },
  ]
  const ofTickets: readonly FilterField[] = [
    {
      name: 'status',
      label: t('word.state'),
      kind: 'choice',
      any: t('desk.toAnswer'),
      options: [{ value: 'answered', text: t('desk.answered') }],
    },
    {
      name: 'type',
      label: t('desk.about'),
      kind: 'choice',
      any: t('desk.anyAbout'),
      options: ticketTypes.map((value) => ({ value, text: t(`desk.type.${value}`) })),
    },
    queues,
  ]
  return (
    <FilterBar
      fields={tab === 'chats' ? ofChats : ofTickets}
      values={{ state, status, type, queue, whose }}
      isIgnored={isIgnored}
      onChange={(values) => change({ ...values, chat: '', ticket: '' })}
    />
  )
}
