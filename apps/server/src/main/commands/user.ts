import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { ROLES, type Role } from '@rotunda/contract';
import { Command, Option } from 'commander';
import { addUser } from '../../app/add-user.ts';
import { createApiServices } from '../../app/build-router.ts';
import { EXIT_CODES, OperatorError } from '../operator-error.ts';
import { runWithPlatform, type CommandOptions } from '../run-command.ts';

interface AddOptions extends CommandOptions {
  organisation: string;
  role: Role;
  firstName?: string;
  lastName?: string;
  support?: boolean;
  passwordStdin?: boolean;
}

/** As when an administrator makes a user. */
const MIN_PASSWORD_LENGTH = 12;
/** 18 bytes are 24 letters: nobody guesses it. */
const PASSWORD_BYTES = 18;

/** `user add`: the first administrator, or anyone later. */
export function userCommand(): Command {
  const add = new Command('add')
    .description('make a user who can sign in at once; prints a password unless one is given')
    .argument('<email>')
    .requiredOption('--organisation <name>', 'id or name; made when there is none of that name')
    .addOption(new Option('--role <role>').choices(ROLES).default('admin'))
    .option('--first-name <name>')
    .option('--last-name <name>')
    .option('--support', 'may act as any user, for helping them; every such act is recorded')
    .option('--password-stdin', 'read the password from standard input, so that no list of processes shows it')
    .option('--json', 'print {"userId", "email", "organisationId", "password"?} as one line')
    .action((email: string, options: AddOptions) => runAdd(email, options));
  return new Command('user').description('people who may sign in').addCommand(add);
}

async function runAdd(email: string, options: AddOptions): Promise<void> {
  await runWithPlatform(options, 'user', async (deps, terminal) => {
    if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw badUsage(`"${email}" is no e-mail address.`);
    if (!/[a-z0-9]/i.test(options.organisation))
      throw badUsage('The organisation needs a name with letters or digits.');
    const given = options.passwordStdin === true ? (await text(process.stdin)).replace(/\r?\n$/, '') : undefined;
    if (given !== undefined && given.length < MIN_PASSWORD_LENGTH) {
      throw badUsage(`The password needs at least ${MIN_PASSWORD_LENGTH} characters.`);
    }
    const password = given ?? randomBytes(PASSWORD_BYTES).toString('base64url');
    const added = await addUser(createApiServices(deps).identity, options.organisation, {
      email,
      firstName: options.firstName ?? email.split('@')[0] ?? email,
      lastName: options.lastName ?? '',
      role: options.role,
      password,
      isSupport: options.support === true,
    });
    const shown = given === undefined ? { password } : {};
    const where = added.isNewOrganisation ? `the new organisation ${added.organisationId}` : added.organisationId;
    const secret = given === undefined ? `\nPassword: ${password}` : '';
    terminal.answer(`${email} may sign in as ${options.role} of ${where}.${secret}`, {
      userId: added.user._id,
      email: added.user.email,
      organisationId: added.organisationId,
      ...shown,
    });
  });
}

function badUsage(message: string): OperatorError {
  return new OperatorError(message, { exitCode: EXIT_CODES.badUsage });
}
