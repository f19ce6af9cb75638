export { createCommentsRepository } from './comments.repository.ts';
export { createCommentsRoutes } from './comments.routes.ts';
export { sendMentionMailJob } from './mention-mails.ts';
export { handleSendMentionMail } from './send-mention-mail.ts';
