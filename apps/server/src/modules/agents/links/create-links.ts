import type { AgentsNeeds } from '../needs.ts'
import { createCloseRegisterLink } from './service/close-register-link.ts'
import { createCreateDownline } from './service/create-downline.ts'
import { createCreateRegisterLink } from './service/create-register-link.ts'
import { createListLinkMembers } from './service/list-link-members.ts'
import { createListRegisterLinks } from './service/list-register-links.ts'

/** How an agent gets members: registration links, and accounts created directly. */
export const createLinks = (needs: AgentsNeeds) => ({
  createRegisterLink: createCreateRegisterLink(needs),
  listRegisterLinks: createListRegisterLinks(needs),
  closeRegisterLink: createCloseRegisterLink(needs),
  listLinkMembers: createListLinkMembers(needs),
  createDownline: createCreateDownline(needs),
})

export type Links = ReturnType<typeof createLinks>
