import {
  changeHelpContacts,
  changeSharedHelpContacts,
  listHelpContacts,
} from '@trevo/api-client/ops-endpoints.ts'
import {
  HelpContacts as Shape,
  type HelpContactEntry,
} from '@trevo/contract/ops/conduct/help-contacts.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { z } from 'zod'
import { ask, call } from '../../core/api.ts'
import { formatMoment } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { nameRight, needs } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import { useDraft } from '../../core/use-draft.ts'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { useEditedList } from '../../parts/order-list.tsx'
import { Panel } from '../../parts/panel.tsx'
import { PartState } from '../../shell/page-states.tsx'
import { ContactEditor, ContactRows } from './contact-editor.tsx'
import styles from './content.module.css'

type Contacts = readonly HelpContactEntry[]

const contactsQuery = queryOptions({
  queryKey: ['help contacts'],
  queryFn: () => ask(listHelpContacts),
  refetchInterval: 15_000,
})

const emptyContact: HelpContactEntry = {
  code: '',
  names: { PT: '', EN: '' },
  abouts: { PT: '', EN: '' },
  phone: null,
  url: null,
}

/** What is typed is kept as it is, also where it is not valid yet. */
const Typed = z.object({
  before: Shape,
  after: z.array(
    z.object({
      code: z.string(),
      names: z.object({ PT: z.string(), EN: z.string() }),
      abouts: z.object({ PT: z.string(), EN: z.string() }),
      phone: z.string().nullable(),
      url: z.string().nullable(),
    }),
  ),
})

/** A changed list with what it was made from, in a draft of the tab. */
const useTyped = (name: string) => {
  const draft = useDraft(name)
  const read = (): z.infer<typeof Typed> | undefined => {
    try {
      return Typed.safeParse(JSON.parse(draft.text)).data
    } catch {
      return undefined
    }
  }
  return {
    typed: read(),
    change: (before: Contacts, after: Contacts) => draft.change(JSON.stringify({ before, after })),
    forget: draft.forget,
  }
}

const factsOf = (contacts: Contacts) => ({
  contacts: contacts.map(
    ({ names, phone, url }, at) =>
      `${at + 1}. ${names.PT} / ${names.EN} · ${phone ?? '–'} · ${url ?? '–'}`,
  ),
})

const isReady = (contacts: Contacts): boolean =>
  Shape.safeParse(contacts).success &&
  new Set(contacts.map(({ code }) => code)).size === contacts.length &&
  contacts.every(({ phone, url }) => phone !== null || url !== null)

type ListProps = {
  readonly of: 'shared' | 'own'
  readonly list: {
    readonly contacts: Contacts
    readonly waiting: {
      readonly requestId: string
      readonly askedBy: string
      readonly askedAt: string
      readonly reason: string
    } | null
  }
  readonly mayChange: boolean
}

const Waiting = ({ waiting }: Pick<ListProps['list'], 'waiting'>) =>
  waiting && (
    <p className={styles['empty']}>
      <Link className="o-link" to={`/approvals/${waiting.requestId}`}>
        {waiting.askedBy}, {formatMoment(waiting.askedAt)}: {waiting.reason}
      </Link>
    </p>
  )

const Acts = ({
  canAsk,
  isTyped,
  onAdd,
  onAsk,
  onDiscard,
}: {
  readonly canAsk: boolean
  readonly isTyped: boolean
  readonly onAdd: () => void
  readonly onAsk: () => void
  readonly onDiscard: () => void
}) => {
  const t = useT()
  return (
    <>
      <button type="button" className="o-btn" onClick={onAdd}>
        {t('word.add')}
      </button>{' '}
      {isTyped && (
        <>
          <button type="button" className="o-btn" onClick={onDiscard}>
            {t('content.contacts.discard')}
          </button>{' '}
          <button
            type="button"
            className="o-btn o-go"
            aria-disabled={!canAsk}
            onClick={() => canAsk && onAsk()}
          >
            {t('content.contacts.ask')}
          </button>
        </>
      )}
    </>
  )
}

const AskDialog = ({
  of,
  before,
  after,
  onAsked,
  onClose,
}: {
  readonly of: ListProps['of']
  readonly before: Contacts
  readonly after: Contacts
  readonly onAsked: () => void
  readonly onClose: () => void
}) => {
  const t = useT()
  const queries = useQueryClient()
  return (
    <ActDialog
      title={t('content.tab.contacts')}
      draft={`help contacts reason ${of}`}
      confirm={t('content.contacts.ask')}
      isSecond
      change={{ before: factsOf(before), after: factsOf(after) }}
      done=""
      onConfirm={async ({ reason, requestId }) => {
        const body = { requestId, before: [...before], after: [...after], reason }
        const answer =
          of === 'own'
            ? await call(changeHelpContacts, { body })
            : await call(changeSharedHelpContacts, { body })
        if (answer.ok) onAsked()
        await queries.invalidateQueries({ queryKey: contactsQuery.queryKey })
        return answer
      }}
      onClose={onClose}
    />
  )
}

/** Why the typed list cannot be sent as it is. */
const Problem = ({
  isOutdated,
  isIncomplete,
}: {
  readonly isOutdated: boolean
  readonly isIncomplete: boolean
}) => {
  const t = useT()
  if (!isOutdated && !isIncomplete) return null
  return (
    <p role="alert" className={`${styles['empty']} ${styles['missing']}`}>
      {t(isOutdated ? 'content.contacts.changed' : 'content.contacts.invalid')}
    </p>
  )
}

/** One of the two lists, changed by two persons. */
const ContactList = ({ of, list, mayChange }: ListProps) => {
  const t = useT()
  const { typed, change, forget } = useTyped(`help contacts ${of}`)
  const [isAsking, setAsking] = useState(false)
  const before: Contacts = typed?.before ?? list.contacts
  const rows: Contacts = typed?.after ?? list.contacts
  const edited = useEditedList(rows, (after) => change(before, after))
  const isOutdated = JSON.stringify(before) !== JSON.stringify(list.contacts)
  const discard = () => {
    forget()
    edited.close()
  }
  return (
    <Panel
      title={t(`content.contacts.${of}`)}
      note={t(`content.contacts.${of}Note`)}
      aside={
        mayChange ? (
          <Acts
            canAsk={isReady(rows) && !isOutdated}
            isTyped={typed !== undefined}
            onAdd={() => edited.add(emptyContact)}
            onAsk={() => setAsking(true)}
            onDiscard={discard}
          />
        ) : (
          <span className="o-muted">
            {of === 'own'
              ? needs(t, 'content.change')
              : t('content.contacts.sharedRight', { right: nameRight(t, 'rules.propose') })}
          </span>
        )
      }
    >
      <Waiting waiting={list.waiting} />
      <Problem isOutdated={isOutdated} isIncomplete={typed !== undefined && !isReady(rows)} />
      <ContactRows
        label={t(`content.contacts.${of}`)}
        contacts={rows}
        isReadOnly={!mayChange}
        onOpen={edited.openRow}
        onOrder={edited.order}
      />
      {edited.open && mayChange && (
        <ContactEditor contact={edited.open} onChange={edited.replace} onRemove={edited.remove} />
      )}
      {isAsking && (
        <AskDialog
          of={of}
          before={before}
          after={rows}
          onAsked={discard}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  )
}

/** Whom members can turn to about how they play: of the jurisdiction, and of the brand. */
export const HelpContacts = () => {
  const { data, error } = useQuery(contactsQuery)
  const mayChangeOwn = useRight('content.change') !== undefined
  const mayChangeShared = useRight('rules.propose') !== undefined
  if (!data) return <PartState error={error} />
  return (
    <>
      <ContactList of="shared" list={data.shared} mayChange={mayChangeShared} />
      <ContactList of="own" list={data.own} mayChange={mayChangeOwn} />
    </>
  )
}
