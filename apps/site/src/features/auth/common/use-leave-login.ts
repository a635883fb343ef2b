import { useLocation, useNavigate } from 'react-router'
import { to } from '../../../core/router/to.ts'

/**
 * Leaves the last step of a login: to the agent center from the agents' pages (CHPW-6), home from all
 * others (CHPW-5).
 */
export const useLeaveLogin = (): (() => void) => {
  const navigate = useNavigate()
  const isAgentSite = /^\/agent(?:Home)?$/i.test(useLocation().pathname)
  return () => void navigate(isAgentSite ? to.agentHome() : to.home())
}
