import { useLocation, useNavigate } from 'react-router'
import { to } from '../../../core/router/to.ts'
import { readSession } from '../../../core/session/store.ts'

/**
 * Leaves the last step of a login: to the agent center from the agents' pages (CHPW-6), home from all
 * others (CHPW-5). At the first login of an agent to the center from everywhere: there the work begins.
 */
export const useLeaveLogin = ({ isFirst = false } = {}): (() => void) => {
  const navigate = useNavigate()
  const isAgentSite = /^\/agent(?:Home)?$/i.test(useLocation().pathname)
  return () => {
    const isNewAgent = isFirst && readSession().isAgent
    void navigate(isAgentSite || isNewAgent ? to.agentHome() : to.home())
  }
}
