import { listAgentTree } from '@trevo/api-client/ops-endpoints.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { ask } from '../../core/api.ts'
import { paging } from '../../core/list-pages.ts'
import { formatDay } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { FilterBar } from '../../parts/filter-bar.tsx'
import { Page } from '../../parts/page.tsx'
import { readText, useAddress } from '../../parts/use-address.ts'
import { PartLoading } from '../../shell/page-states.tsx'
import { AgentPanel } from './agent-panel.tsx'
import { AgentsTabs } from './agents-tabs.tsx'
import styles from './agents.module.css'

type Opening = { readonly openName: string | undefined; readonly onOpen: (name: string) => void }
type NodeRow = {
  readonly username: string
  readonly isAgent: boolean
  readonly teamSize: number
  readonly placedAt: string
}

const Branch = ({ node, openName, onOpen }: Opening & { readonly node: NodeRow }) => {
  const t = useT()
  const [isUnfolded, setUnfolded] = useState(false)
  const Icon = isUnfolded ? ChevronDown : ChevronRight
  return (
    <li>
      <div className={styles['node']} data-here={node.username === openName || undefined}>
        {node.teamSize > 0 ? (
          <button
            type="button"
            aria-expanded={isUnfolded}
            aria-label={t('agents.below', { username: node.username })}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            <Icon size={15} aria-hidden="true" />
          </button>
        ) : (
          <span />
        )}
        <button type="button" className={styles['name']} onClick={() => onOpen(node.username)}>
          <b>{node.username}</b>{' '}
          {node.isAgent && <span className="o-pill o-info">{t('finding.agent')}</span>}
        </button>
        <span className="o-muted">{t('agents.team', { count: node.teamSize })}</span>
        <span className="o-muted">{formatDay(node.placedAt)}</span>
      </div>
      {isUnfolded && <Branches upline={node.username} openName={openName} onOpen={onOpen} />}
    </li>
  )
}

/** One level of the tree, a page at a time; deeper ones are read when they are unfolded. */
const Branches = ({
  upline,
  openName,
  onOpen,
}: Opening & { readonly upline: string | undefined }) => {
  const t = useT()
  const query = useInfiniteQuery({
    queryKey: ['agents', 'tree', upline],
    queryFn: ({ pageParam }) =>
      ask(listAgentTree, {
        query: {
          ...(upline !== undefined && { upline }),
          ...(pageParam !== '' && { before: pageParam }),
        },
      }),
    ...paging,
  })
  if (query.isPending) return <PartLoading />
  if (query.error) return <p role="alert">{query.error.message}</p>
  const nodes = query.data.pages.flatMap(({ list }) => list)
  if (nodes.length === 0) return <p className={styles['hint']}>{t('agents.nobody')}</p>
  return (
    <ul className={styles['level']}>
      {nodes.map((node) => (
        <Branch key={node.username} node={node} openName={openName} onOpen={onOpen} />
      ))}
      {query.hasNextPage && (
        <li>
          <button
            type="button"
            className="o-btn"
            aria-disabled={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('agents.more')}
          </button>
        </li>
      )}
    </ul>
  )
}

/** The tree of agents from the top; anybody in it opens beside it. */
export const TreePage = () => {
  const t = useT()
  const { values, isIgnored, change } = useAddress({ username: readText(64) })
  const { username } = values
  return (
    <Page
      title={t('agents.tree')}
      note={t('agents.treeNote')}
      bar={
        <>
          <AgentsTabs value="tree" />
          <FilterBar
            fields={[{ name: 'username', label: t('agents.find'), kind: 'text', max: 64 }]}
            values={values}
            isIgnored={isIgnored}
            onChange={change}
          />
        </>
      }
      panel={
        username !== undefined && (
          <AgentPanel
            key={username}
            username={username}
            onOpen={(name) => change({ username: name })}
            onClose={() => change({ username: '' })}
          />
        )
      }
    >
      <Branches
        upline={undefined}
        openName={username}
        onOpen={(name) => change({ username: name })}
      />
    </Page>
  )
}
