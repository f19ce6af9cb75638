import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { ROLES, type Role } from '@rotunda/contract';
import { Argument, Command, Option } from 'commander';
import { addUser } from '../../app/add-user.ts';
import { createApiServices } from '../../app/build-router.ts';
import { setOperator } from '../../app/manage-operators.ts';
import { deactivateUser, listUsers, resetPassword } from '../../app/manage-users.ts';
import { EXIT_CODES, OperatorError } from '../operator-error.ts';
import { runWithPlatform, type CommandOptions } from '../run-command.ts';

interface PasswordOptions extends CommandOptions {
  passwordStdin?: boolean;
}

interface ListOptions extends CommandOptions {
  organization: string;
}

interface AddOptions extends PasswordOptions {
  organization: string;
  role: Role;
  firstName?: string;
  lastName?: string;
  support?: boolean;
  operator?: boolean;
}

/** 18 random bytes give 24 characters that nobody can guess. */
const PASSWORD_BYTES = 18;

/** `user`: creates the first administrator, and helps administrators who can no longer sign in. */
export function userCommand(): Command {
  const add = new Command('add')
    .description('create a user who can sign in right away; prints a password unless you give one')
    .argument('<email>')
    .requiredOption('--organisation, --organization <name>', 'id or name; created if it does not exist')
    .addOption(new Option('--role <role>').choices(ROLES).default('admin'))
    .option('--first-name <name>')
    .option('--last-name <name>')
    .option('--support', 'can act as any user to help them; this is recorded in the audit log')
    .option('--operator', 'makes the user an operator (sources, the sample, entitlements); the first user always is')
    .option('--password-stdin', 'read the password from standard input, so that no list of processes shows it')
    .option('--json', 'print {"userId", "email", "organizationId", "isOperator", "password"?} as one line')
    .action((email: string, options: AddOptions) => runAdd(email, options));
  return new Command('user')
    .description('manage the people who can sign in')
    .addCommand(add)
    .addCommand(listCommand())
    .addCommand(deactivateCommand())
    .addCommand(resetPasswordCommand())
    .addCommand(setOperatorCommand());
}

function listCommand(): Command {
  return new Command('list')
    .description('list everyone in an organization')
    .requiredOption('--organisation, --organization <id>', 'id printed by "user add"')
    .option('--json', 'print [{"userId", "email", "name", "role", "isActive", "isOperator"}] as one line')
    .action((options: ListOptions) =>
      runWithPlatform(options, 'user', async (deps, terminal) => {
        const users = await listUsers(createApiServices(deps).identity, options.organization);
        const lines = users.map(({ email, name, role, isOperator, isActive }) =>
          [email, name, isOperator ? `${role}, operator` : role, ...(isActive ? [] : ['(inactive)'])].join('  '),
        );
        terminal.answer(lines.join('\n'), users);
      }),
    );
}

function deactivateCommand(): Command {
  return new Command('deactivate')
    .description('deactivate a user and sign them out everywhere')
    .argument('<email>')
    .option('--json', 'print {"email", "isActive"} as one line')
    .action((email: string, options: CommandOptions) =>
      runWithPlatform(options, 'user', async (deps, terminal) => {
        await deactivateUser(createApiServices(deps).identity, email);
        terminal.answer(`${email} can no longer sign in.`, { email, isActive: false });
      }),
    );
}

function resetPasswordCommand(): Command {
  return new Command('reset-password')
    .description('set a new password for a user and end their sessions; prints it unless you give one')
    .argument('<email>')
    .option('--password-stdin', 'read the password from standard input, so that no list of processes shows it')
    .option('--json', 'print {"email", "password"?} as one line')
    .action((email: string, options: PasswordOptions) =>
      runWithPlatform(options, 'user', async (deps, terminal) => {
        const { password, isGiven } = await choosePassword(options);
        await resetPassword(createApiServices(deps).identity, email, password);
        const secret = isGiven ? '' : `\nPassword: ${password}`;
        terminal.answer(`${email} has a new password.${secret}`, { email, ...(isGiven ? {} : { password }) });
      }),
    );
}

function setOperatorCommand(): Command {
  return new Command('set-operator')
    .description('choose who is an operator: manages sources, the sample workspace and entitlements')
    .argument('<email>')
    .addArgument(new Argument('<state>').choices(['on', 'off']))
    .option('--json', 'print {"email", "isOperator"} as one line')
    .action((email: string, state: 'on' | 'off', options: CommandOptions) =>
      runWithPlatform(options, 'user', async (deps, terminal) => {
        const isOperator = state === 'on';
        const isChanged = await setOperator(createApiServices(deps).identity, email, isOperator);
        const status = isOperator ? 'an operator' : 'not an operator';
        terminal.answer(`${email} is ${status}${isChanged ? ' now' : ' already'}.`, { email, isOperator });
      }),
    );
}

/** A given password is checked against the rule for all passwords when it is stored. */
async function choosePassword(options: PasswordOptions): Promise<{ password: string; isGiven: boolean }> {
  if (options.passwordStdin !== true) {
    return { password: randomBytes(PASSWORD_BYTES).toString('base64url'), isGiven: false };
  }
  return { password: (await text(process.stdin)).replace(/\r?\n$/, ''), isGiven: true };
}

async function runAdd(email: string, options: AddOptions): Promise<void> {
  await runWithPlatform(options, 'user', async (deps, terminal) => {
    if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw badUsage(`"${email}" is not an e-mail address.`);
    if (!/[a-z0-9]/i.test(options.organization))
      throw badUsage('The organization needs a name with letters or digits.');
    const { password, isGiven } = await choosePassword(options);
    const added = await addUser(createApiServices(deps).identity, options.organization, {
      email,
      firstName: options.firstName ?? email.split('@')[0] ?? email,
      lastName: options.lastName ?? '',
      role: options.role,
      password,
      isSupport: options.support === true,
      isOperator: options.operator === true,
    });
    const shown = isGiven ? {} : { password };
    const where = added.isNewOrganization ? `the new organization ${added.organizationId}` : added.organizationId;
    const secret = isGiven ? '' : `\nPassword: ${password}`;
    const operator = added.isOperator ? '\nThis user is an operator of the installation.' : '';
    terminal.answer(`${email} can sign in as ${options.role} of ${where}.${operator}${secret}`, {
      userId: added.user._id,
      email: added.user.email,
      organizationId: added.organizationId,
      isOperator: added.isOperator,
      ...shown,
    });
  });
}

function badUsage(message: string): OperatorError {
  return new OperatorError(message, { exitCode: EXIT_CODES.badUsage });
}
