import {
  endOperatorSession,
  endOtherOperatorSessions,
  listOperatorSessions,
} from '@trevo/api-client/ops-endpoints.ts'
import { createColumnHelper, flexRender, tableFeatures, useTable } from '@tanstack/react-table'
import { queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask, call } from '../../core/api.ts'
import { formatMoment } from '../../core/format.ts'
import { nameAgent } from '../../core/names/name-agent.ts'
import { useT } from '../../core/texts.tsx'
import { Panel } from '../../parts/panel.tsx'
import { PasskeysPanel } from './passkeys-panel.tsx'
import styles from './sessions-page.module.css'

const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: () => ask(listOperatorSessions),
})
type Session = Awaited<
  ReturnType<typeof ask<typeof import('@trevo/contract/ops/sign-in.ts').listOperatorSessions>>
>['sessions'][number]

const features = tableFeatures({})
const column = createColumnHelper<typeof features, Session>()

const useEnding = () => {
  const t = useT()
  const queries = useQueryClient()
  const [said, setSaid] = useState('')
  const again = () => queries.invalidateQueries({ queryKey: sessionsQuery.queryKey })
  return {
    said,
    endOne: async (sessionId: string) => {
      const answer = await call(endOperatorSession, { params: { sessionId } })
      setSaid(answer.ok ? t('office.session.endedCount', { count: 1 }) : answer.message)
      await again()
    },
    endOthers: async () => {
      const answer = await call(endOtherOperatorSessions)
      setSaid(
        answer.ok ? t('office.session.endedCount', { count: answer.value.ended }) : answer.message,
      )
      await again()
    },
  }
}

const useColumns = (endOne: (sessionId: string) => Promise<void>) => {
  const t = useT()
  const moment = ({ getValue }: { getValue: () => string }) => formatMoment(getValue())
  return column.columns([
    column.accessor('userAgent', {
      header: t('office.session.device'),
      cell: ({ getValue }) => (
        <span className={styles['agent']} title={getValue()}>
          {nameAgent(getValue())}
        </span>
      ),
    }),
    column.accessor('address', { header: t('office.session.address') }),
    column.accessor('openedAt', { header: t('office.session.opened'), cell: moment }),
    column.accessor('lastUsedAt', { header: t('office.session.used'), cell: moment }),
    column.accessor('endsAt', { header: t('office.session.ends'), cell: moment }),
    column.accessor('isThisOne', {
      header: () => <span className="visually-hidden">{t('office.session.end')}</span>,
      cell: ({ getValue, row }) =>
        getValue() ? (
          <span className="o-pill o-ok">{t('office.session.this')}</span>
        ) : (
          <button
            type="button"
            className={styles['end']}
            onClick={() => void endOne(row.original.sessionId)}
          >
            {t('office.session.end')}
          </button>
        ),
    }),
  ])
}

const SessionTable = ({
  sessions,
  endOne,
}: {
  readonly sessions: Session[]
  readonly endOne: (sessionId: string) => Promise<void>
}) => {
  const columns = useColumns(endOne)
  const table = useTable({ features, columns, data: sessions })
  return (
    <table className="o-table">
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map((header) => (
              <th key={header.id} scope="col">
                {flexRender(header.column.columnDef.header, header.getContext())}
              </th>
            ))}
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id}>
            {row.getAllCells().map((cell) => (
              <td key={cell.id}>{flexRender(cell.column.columnDef.cell, cell.getContext())}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** How the operator signs in: passkeys, and the own sessions, each of which can be ended. */
export const SessionsPage = () => {
  const t = useT()
  const { sessions } = useSuspenseQuery(sessionsQuery).data
  const { said, endOne, endOthers } = useEnding()
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{t('office.sessions')}</h1>
      </header>
      <PasskeysPanel />
      <Panel
        title={t('office.session.open')}
        note={t('office.sessionsText')}
        aside={
          sessions.length > 1 && (
            <button type="button" className="o-btn o-no" onClick={() => void endOthers()}>
              {t('office.session.endOthers')}
            </button>
          )
        }
      >
        <p role="status">{said}</p>
        <div className="o-scroll">
          <SessionTable sessions={sessions} endOne={endOne} />
        </div>
      </Panel>
    </div>
  )
}
