import { Skeleton } from '@trevo/ui/states.tsx'
import { lazy, Suspense, type ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import { useSession } from '../../core/session/store.ts'
import { useText } from '../../core/language/use-text.ts'
import { PageHead } from '../frame/page-head.tsx'
import { AgentMenu } from './agent-menu.tsx'
import {
  contractPages,
  isContractPage,
  openGroups,
  type AgentPage,
  type ContractPage,
  type ReportPage,
} from './agent-pages.ts'
import { AgentTop } from './agent-top.tsx'
import styles from './agent.module.css'
import { Welcome } from './welcome.tsx'

const ContractsPage = lazy(async () => ({
  default: (await import('../../features/contracts/contracts-page.tsx')).ContractsPage,
}))
const Statements = lazy(async () => ({
  default: (await import('../../features/agent-center/statements/statements.tsx')).Statements,
}))

const reports: Readonly<Record<ReportPage, ComponentType>> = {
  agentAnnouncement: lazy(async () => ({
    default: (await import('../../features/announcements/agent-notices.tsx')).AgentNotices,
  })),
  agentTeamOverview: lazy(async () => ({
    default: (await import('../../features/agent-center/overview/overview-page.tsx')).OverviewPage,
  })),
  registerCenter: lazy(async () => ({
    default: (await import('../../features/agent-center/links/register-page.tsx')).RegisterPage,
  })),
  downlineManagmentView: lazy(async () => ({
    default: (await import('../../features/agent-center/team/team-page.tsx')).TeamPage,
  })),
  personalHistoryCopy: lazy(async () => ({
    default: (await import('../../features/agent-center/reports/bets-page.tsx')).BetsPage,
  })),
  palStatementsAgentCopy: lazy(async () => ({
    default: (await import('../../features/agent-center/reports/results-page.tsx')).ResultsPage,
  })),
  agentRevenueReport: lazy(async () => ({
    default: (await import('../../features/agent-center/reports/income-page.tsx')).IncomePage,
  })),
  agentDownlineTransactionDetailsCopy: lazy(async () => ({
    default: (await import('../../features/agent-center/reports/transactions-page.tsx'))
      .TransactionsPage,
  })),
  agentMessages: lazy(async () => ({
    default: (await import('./agent-messages.tsx')).AgentMessages,
  })),
  agentRedRain: lazy(async () => ({
    default: (await import('../../features/cashier/transfers/send-many-page.tsx')).SendManyPage,
  })),
}

/** The agent center: its navigation, the clock of its reports, and the page in the address. */
export const AgentHome = () => {
  const { whitelabelVal } = useSession()
  const groups = openGroups(whitelabelVal)
  const pages = groups.flatMap((group) => group.pages)
  const name = useSearchParams()[0].get('page') ?? 'agentTeamOverview'
  const page = pages.find((one) => one === name)
  return (
    <div className={styles['center']}>
      <AgentMenu groups={groups} current={page} />
      <div className={styles['content']}>
        {page ? (
          <OpenPage key={page} page={page} />
        ) : (
          <>
            <AgentTop />
            <Welcome />
          </>
        )}
      </div>
    </div>
  )
}

const OpenPage = ({ page }: { readonly page: AgentPage }) => {
  const t = useText('agent-center')
  const title = t(`page.${page}`)
  return (
    <>
      <PageHead title={title} />
      <AgentTop title={title} />
      <Suspense fallback={<Skeleton height={360} radius={16} />}>
        {isContractPage(page) ? <Contracts page={page} /> : <Report page={page} />}
      </Suspense>
    </>
  )
}

const Report = ({ page }: { readonly page: ReportPage }) => {
  const Page = reports[page]
  return <Page />
}

const Contracts = ({ page }: { readonly page: ContractPage }) => (
  <div className={styles['contracts']}>
    <ContractsPage contractType={contractPages[page]} />
    <Statements contractType={contractPages[page]} />
  </div>
)
