import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { contentKinds, type ContentItem } from '@trevo/contract/ops/company/content.ts'
import { Link, useNavigate } from 'react-router'
import { formatMomentInFull } from '../../core/format.ts'
import { rowsOf } from '../../core/list-pages.ts'
import { useRight } from '../../core/operator.ts'
import { usePreferences } from '../../core/preferences.ts'
import { useT } from '../../core/texts.tsx'
import { DataTable, type Column } from '../../parts/data-table.tsx'
import { FilterBar } from '../../parts/filter-bar.tsx'
import { Page } from '../../parts/page.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { readOneOf, useAddress } from '../../parts/use-address.ts'
import { PartState } from '../../shell/page-states.tsx'
import { BannerOrder } from './banner-order.tsx'
import { HelpContacts } from './help-contacts.tsx'
import {
  contentQuery,
  helpQuery,
  states,
  stateTone,
  titleOf,
  type ContentFilter,
} from './use-content.ts'

const tabNames = ['items', 'order', 'help', 'contacts'] as const

const useColumns = (): readonly Column<ContentItem>[] => {
  const t = useT()
  const { language } = usePreferences()
  return [
    { key: 'title', heading: t('word.title'), cell: (row) => titleOf(row, language) },
    { key: 'kind', heading: t('word.kind'), cell: ({ kind }) => t(`content.kind.${kind}`) },
    {
      key: 'state',
      heading: t('word.state'),
      cell: ({ state }) => (
        <span className={`o-pill ${stateTone[state]}`}>{t(`content.state.${state}`)}</span>
      ),
    },
    {
      key: 'audience',
      heading: t('content.audience'),
      isExtra: true,
      cell: ({ execution, platforms }) =>
        `${t(`content.execution.${execution}`)} · ${platforms.map((one) => t(`content.platform.${one}`)).join(', ')}`,
    },
    {
      key: 'calls',
      heading: t('content.callsToPlay'),
      isExtra: true,
      cell: ({ callsToPlay }) => t(callsToPlay ? 'word.yes' : 'word.no'),
    },
    {
      key: 'from',
      heading: t('word.starts'),
      isExtra: true,
      cell: ({ publishedAt }) => formatMomentInFull(publishedAt),
    },
    {
      key: 'until',
      heading: t('word.ends'),
      isExtra: true,
      cell: ({ endsAt }) => (endsAt === null ? '–' : formatMomentInFull(endsAt)),
    },
  ]
}

const Items = ({ filter }: { readonly filter: ContentFilter }) => {
  const t = useT()
  const navigate = useNavigate()
  const columns = useColumns()
  const query = useInfiniteQuery(contentQuery(filter))
  const rows = rowsOf(query.data)
  return (
    <DataTable
      label={t('office.content')}
      columns={columns}
      rows={rows}
      keyOf={({ contentId }) => contentId}
      query={query}
      onOpen={(contentId) => void navigate(`/content/${contentId}`)}
    />
  )
}

const HelpPages = () => {
  const t = useT()
  const { data, error } = useQuery(helpQuery)
  if (!data) return <PartState error={error} />
  return (
    <table className="o-table">
      <thead>
        <tr>
          <th scope="col">{t('content.topic')}</th>
          <th scope="col">{t('word.portuguese')}</th>
          <th scope="col">{t('word.english')}</th>
          <th scope="col">{t('word.updated')}</th>
        </tr>
      </thead>
      <tbody>
        {data.pages.map(({ topicId, texts, changedAt }) => (
          <tr key={topicId}>
            <td>
              <Link className="o-link" to={`/content/help/${topicId}`}>
                {topicId}
              </Link>
            </td>
            <td>{texts.PT?.title ?? '–'}</td>
            <td>{texts.EN?.title ?? '–'}</td>
            <td>{formatMomentInFull(changedAt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Everything that the brand tells its visitors. */
export const ContentPage = () => {
  const t = useT()
  const mayChange = useRight('content.change') !== undefined
  const { values, isIgnored, change } = useAddress({
    tab: readOneOf(tabNames),
    kind: readOneOf(contentKinds),
    state: readOneOf(states),
  })
  const tab = values.tab ?? 'items'
  const choices = [
    {
      name: 'kind',
      label: t('word.kind'),
      kind: 'choice' as const,
      any: t('content.anyKind'),
      options: contentKinds.map((value) => ({ value, text: t(`content.kind.${value}`) })),
    },
    {
      name: 'state',
      label: t('word.state'),
      kind: 'choice' as const,
      any: t('content.anyState'),
      options: states.map((value) => ({ value, text: t(`content.state.${value}`) })),
    },
  ]
  return (
    <Page
      title={t('office.content')}
      isTable={tab === 'items'}
      aside={
        mayChange && (
          <>
            <Link className="o-btn" to="/content/help/new">
              {t('content.newTopic')}
            </Link>
            <Link className="o-btn o-go" to="/content/new">
              {t('content.new')}
            </Link>
          </>
        )
      }
      bar={
        <>
          <Tabs
            label={t('office.content')}
            tabs={tabNames.map((value) => ({ value, text: t(`content.tab.${value}`) }))}
            value={tab}
            onChange={(next) => change({ tab: next })}
          />
          {tab === 'items' && (
            <FilterBar fields={choices} values={values} isIgnored={isIgnored} onChange={change} />
          )}
        </>
      }
    >
      {tab === 'items' && <Items filter={values} />}
      {tab === 'order' && <BannerOrder />}
      {tab === 'help' && <HelpPages />}
      {tab === 'contacts' && <HelpContacts />}
    </Page>
  )
}
