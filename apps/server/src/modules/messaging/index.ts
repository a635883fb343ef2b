export { answerAnnouncements, bindMessagingRoutes } from './http/bind-routes.ts'
export { seedDemoAnnouncements } from './service/seed-demo-announcements.ts'
export { seedHelpTopics } from './service/seed-help-topics.ts'
export type { MessagingTables } from './repository/tables.ts'
