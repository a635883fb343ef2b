import { Toaster } from '@trevo/ui/toast.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { operatorQuery } from '../core/operator.ts'
import { useKeys } from '../core/use-keys.ts'
import { Refused } from '../core/api.ts'
import { Palette } from './palette.tsx'
import { PartLoading } from './page-states.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { SideNav } from './side-nav.tsx'
import { TabBar } from './tab-bar.tsx'
import { TopBar } from './top-bar.tsx'
import { useFocusableScrollers } from './use-focusable-scrollers.ts'
import styles from './shell.module.css'

/** A session that ended leads to the sign-in and back; typed text is kept in drafts. */
const useSessionEnd = (): void => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(
    () =>
      queries.getQueryCache().subscribe(({ query }) => {
        const { error } = query.state
        if (!(error instanceof Refused) || error.code !== 'login.not.session') return
        queries.removeQueries({ queryKey: operatorQuery.queryKey })
        void navigate(`/sign-in?ended=1&next=${encodeURIComponent(pathname + search)}`)
      }),
    [queries, navigate, pathname, search],
  )
}

/** Navigation, search box and palette around every page. */
export const Shell = () => {
  const [isFinding, setFinding] = useState(false)
  const main = useRef<HTMLElement>(null)
  useSessionEnd()
  useFocusableScrollers(main)
  useKeys({ 'ctrl k': () => setFinding(true), '/': () => setFinding(true) })
  return (
    <div className={styles['shell']}>
      <SideNav />
      <TopBar onFind={() => setFinding(true)} />
      <main ref={main} className={styles['main']}>
        <Suspense fallback={<PartLoading />}>
          <Outlet />
        </Suspense>
      </main>
      <TabBar onFind={() => setFinding(true)} />
      <ProofDialog />
      <Toaster />
      {isFinding && <Palette onClose={() => setFinding(false)} />}
    </div>
  )
}
