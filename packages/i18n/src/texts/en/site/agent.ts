import type { Message } from '../../../translate.ts'

/** The agents' own entrance and center. */
export const texts = {
  'agent.login': 'Agent login',
  'agent.loginText': 'For partners only. Players log in on the site.',
  'agent.notAgent':
    'You are in the account {name}, which is no agent’s. Log in with an agent account.',
  'agent.become': 'Would you like to be an agent?',
  'agent.apply': 'Talk to us',
  'agent.hello': 'Hello, {name}',
  'agent.homeText': 'This page is not open here. Choose another one in the menu.',
  'agent.signOut': 'Log out',
} as const satisfies Record<string, Message>
