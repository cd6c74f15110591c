import { screen, waitFor, within } from '@testing-library/react';
import { billing, signInOptions } from '@veracite/testing/web-answers/account';
import { group } from '@veracite/testing/web-answers/desk';
import { fault, ok, signedIn, signedOut } from '@veracite/testing/web-answers/table';
import { findToast, open } from '../../../testing/open';
import { sent } from '../../../testing/server';

const findGroup = () => screen.findByRole('region', { name: 'Program committee' });

const EXPERT = { 'GET /api/payments/billing': ok({ ...billing, planType: 'expert' }) };

test('the owner of a group invites, changes roles, removes members and renames it', async () => {
  const { calls, user, press, fill, choose } = await open('/groups', {
    ...signedIn,
    ...EXPERT,
    'POST /api/groups': ok(group),
    'PATCH /api/groups/g1': ok(group),
    'POST /api/groups/g1/invitations': ok(group),
    'DELETE /api/groups/g1/invitations/i1': () => ({ status: 204 }),
    'PATCH /api/groups/g1/members/u3': ok(group),
    'DELETE /api/groups/g1/members/u2': () => ({ status: 204 }),
  });
  const panel = await findGroup();
  expect(panel).toHaveTextContent('Ada Lovelace (you)');
  expect(panel).toHaveTextContent('emmy@example.orgEditor · invited until December 9, 2026');
  expect(within(panel).getByRole('link', { name: 'Audit log (CSV)' })).toHaveAttribute(
    'href',
    '/api/groups/g1/audit?format=csv',
  );
  await press('Invite', panel);
  expect(await within(panel).findByText('An email address is required')).toBeVisible();
  await fill(within(panel).getByLabelText('Email'), 'mary@example.org');
  await press('Invite', panel);
  await findToast('Success');
  await choose('Role of Alan Turing', 'Editor: adds papers and decides');
  await press('Remove Grace Hopper');
  expect(sent(calls, '/api/groups/g1/members/u2', 'DELETE')).toHaveLength(0);
  await press('Yes, remove');
  await press('Withdraw the invitation of emmy@example.org');
  await fill(within(panel).getByLabelText('Group name'), 'Board');
  await user.click(within(panel).getByRole('button', { name: 'Rename' }));
  await waitFor(() =>
    expect(sent(calls, '/api/groups/g1', 'PATCH').map(({ body }) => body)).toEqual([{ name: 'Board' }]),
  );
  const create = screen.getByRole('region', { name: 'New group' });
  await fill(within(create).getByLabelText('Group name'), 'Library');
  await press('Create');
  await waitFor(() => expect(sent(calls, '/api/groups').map(({ body }) => body)).toEqual([{ name: 'Library' }]));
  expect(sent(calls, '/api/groups/g1/invitations').map(({ body }) => body)).toEqual([
    { email: 'mary@example.org', role: 'editor' },
  ]);
  expect(sent(calls, '/api/groups/g1/members/u3', 'PATCH').map(({ body }) => body)).toEqual([{ role: 'editor' }]);
  expect(sent(calls, '/api/groups/g1/members/u2', 'DELETE')).toHaveLength(1);
  expect(within(panel).queryByText('emmy@example.org')).toBeNull();
  expect(sent(calls, '/api/groups/g1/invitations/i1', 'DELETE')).toHaveLength(0);
  await press('Undo');
  expect(await within(panel).findByText('emmy@example.org')).toBeVisible();
  await press('Withdraw the invitation of emmy@example.org');
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(sent(calls, '/api/groups/g1/invitations/i1', 'DELETE')).toHaveLength(1));
});

test.each([
  ['a mail server', {}, /^Invited by mail/],
  ['no mail server', { mailIsLogged: true }, /^Invited. This server sends no mail: the link is in its log/],
])('an invitation on a server with %s says what became of it', async (_name, options, words) => {
  const { press, fill } = await open('/groups', {
    ...signedIn,
    ...EXPERT,
    'GET /api/auth/options': ok({ ...signInOptions, ...options }),
    'POST /api/groups/g1/invitations': ok(group),
  });
  const panel = await findGroup();
  await fill(within(panel).getByLabelText('Email'), 'mary@example.org');
  await press('Invite', panel);
  expect(within(await findToast('Success')).getByText(words)).toBeVisible();
});

test('an owner with another plan sees before any form which plan invites members', async () => {
  await open('/groups', signedIn);
  const panel = await findGroup();
  expect(await within(panel).findByRole('alert')).toHaveTextContent('Inviting members is part of the Expert plan');
  expect(within(panel).getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/pricing');
  expect(within(panel).queryByLabelText('Email')).toBeNull();
});

test('a user without groups sees before the form which plan invites members', async () => {
  await open('/groups', { ...signedIn, 'GET /api/groups': ok([]) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Inviting members is part of the Expert plan');
  expect(screen.getByLabelText('Group name')).toBeVisible();
});

test('a group is transferred by a second press only, and deleted when the page is left', async () => {
  const { calls, press } = await open('/groups', {
    ...signedIn,
    'PATCH /api/groups/g1/members/u2': ok(group),
    'DELETE /api/groups/g1': () => ({ status: 204 }),
  });
  await findGroup();
  await press('Make owner: Grace Hopper');
  expect(sent(calls, '/api/groups/g1/members/u2', 'PATCH')).toHaveLength(0);
  await press('Yes, offer it: who accepts pays from then on');
  expect(await findToast('Success')).toHaveTextContent('Grace Hopper owns the group after accepting it.');
  await waitFor(() =>
    expect(sent(calls, '/api/groups/g1/members/u2', 'PATCH').map(({ body }) => body)).toEqual([{ role: 'owner' }]),
  );
  await press('Delete the group');
  expect(await screen.findByText('“Program committee” is deleted.')).toBeVisible();
  expect(sent(calls, '/api/groups/g1', 'DELETE')).toHaveLength(0);
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(sent(calls, '/api/groups/g1', 'DELETE')).toHaveLength(1));
});

test('an offer of a group is accepted by a second press, which names the cost', async () => {
  const offer = { id: 'i9', group: 'Board', role: 'owner', expiresAt: '2026-12-09T00:00:00.000Z' };
  const { calls, press } = await open('/groups', {
    ...signedIn,
    'GET /api/invitations': ok([offer]),
    'POST /api/invitations/i9/accept': ok(group),
  });
  const panel = await screen.findByRole('region', { name: 'Invitations' });
  expect(panel).toHaveTextContent('BoardYou are asked to own this group · until December 9, 2026');
  await press('Accept: Board');
  expect(sent(calls, '/api/invitations/i9/accept')).toHaveLength(0);
  await press('Yes, its checks cost my credits from now on');
  expect(await findToast('Success')).toHaveTextContent('You are now a member of “Board”.');
  expect(sent(calls, '/api/invitations/i9/accept')).toHaveLength(1);
});

test.each(['/groups', '/desk', '/dashboard'])('an invitation to an unconfirmed address is seen on %s', async (path) => {
  const invitation = { id: 'i9', group: null, role: 'editor', expiresAt: '2026-12-09T00:00:00.000Z' };
  await open(path, { ...signedIn, 'GET /api/invitations': ok([invitation]) });
  const panel = await screen.findByRole('region', { name: 'Invitations' });
  expect(panel).toHaveTextContent(
    'A groupInvited as editor · until December 9, 2026Open the link in the mail to accept.',
  );
  expect(within(panel).queryByRole('button')).toBeNull();
});

test('a reader sees the members and leaves', async () => {
  const { calls, press } = await open('/groups', {
    ...signedIn,
    'GET /api/groups/g1': ok({ ...group, role: 'reader', invitations: [] }),
    'DELETE /api/groups/g1/members/u1': () => ({ status: 204 }),
  });
  const panel = await findGroup();
  expect(within(panel).queryByRole('combobox')).toBeNull();
  expect(within(panel).queryByRole('link', { name: /Audit log/ })).toBeNull();
  await press('Leave the group');
  await press('Yes, leave it and its collections');
  expect(await findToast('Success')).toHaveTextContent('Saved.');
  expect(sent(calls, '/api/groups/g1/members/u1', 'DELETE')).toHaveLength(1);
});

test('an invitation is accepted by a press, not by opening its link', async () => {
  let answer = fault(410, 'This invitation has expired.');
  const { calls, press, reload } = await open('/invitations#abc', {
    ...signedIn,
    'POST /api/invitations/accept': (request) => answer(request),
  });
  expect(sent(calls, '/api/invitations/accept')).toHaveLength(0);
  await press('Accept the invitation');
  expect(await screen.findByRole('alert')).toHaveTextContent('This invitation has expired.');
  answer = ok(group);
  await press('Accept the invitation');
  expect(await screen.findByRole('heading', { name: 'You are now a member of “Program committee”.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the desk' })).toHaveAttribute('href', '/desk');
  expect(sent(calls, '/api/invitations/accept')[1]?.body).toEqual({ token: 'abc' });
  await reload('/invitations');
  expect(screen.getByRole('alert')).toHaveTextContent('This link is not complete.');
});

test('a visitor with an invitation is asked to sign in', async () => {
  await open('/invitations#abc', signedOut);
  expect(screen.getByRole('heading', { name: 'Access Required' })).toBeVisible();
});
