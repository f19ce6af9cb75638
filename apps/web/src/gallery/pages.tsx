import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import { LabelValue } from '../shared/ui/label-value.tsx';
import { FindField } from '../shared/ui/find-field.tsx';
import { Icon } from '../shared/ui/icon.tsx';
import { NewsBar } from '../shared/ui/news-bar.tsx';
import { NoticeBar } from '../shared/ui/notice-bar.tsx';
import { PageColumn } from '../shared/ui/page-column.tsx';
import { PageTabs } from '../shared/ui/page-tabs.tsx';
import { SectionCard } from '../shared/ui/section-card.tsx';
import { SignInCard, SignInError, SignInNotice } from '../shared/ui/sign-in-card.tsx';
import { Row, Stack } from '../shared/ui/stack.tsx';
import { Badge } from '../shared/ui/status-badge.tsx';
import { Toolbar } from '../shared/ui/toolbar.tsx';
import {
  ColumnBar,
  GroupAction,
  GroupCount,
  GroupHeading,
  ResultColumn,
  ScrollPane,
  WorkArea,
} from '../shared/ui/work-area.tsx';
import type { Piece } from './piece.ts';

const find = <FindField label="Find a permit" value="" onChange={() => {}} />;
const filters = (
  <>
    <Button startIcon={<Icon name="filter" />}>Filters</Button>
    <Button startIcon={<Icon name="eye" />}>Show</Button>
  </>
);
const add = (
  <Button variant="contained" startIcon={<Icon name="plus" />}>
    Add permit
  </Button>
);

export const PAGES: readonly Piece[] = [
  {
    name: 'Toolbar',
    states: {
      'Over a page': () => <Toolbar title="Permits" count={1487} find={find} filters={filters} actions={add} />,
      'Ruled, over a list that fills the window': () => (
        <Toolbar
          place="column"
          title="Permits"
          count={12}
          lead="Permits filed with the county."
          find={find}
          filters={filters}
          actions={add}
        />
      ),
      'Heading alone': () => <Toolbar title="Permits" />,
      'No heading: the list is a part of a page': () => <Toolbar title={null} find={find} actions={add} />,
    },
  },
  {
    name: 'PageColumn',
    states: {
      'At most 1120 px, a gap of 16 px': () => (
        <PageColumn>
          <Toolbar title="Account" />
          <SectionCard title="Password">Changed on March 12, 2026.</SectionCard>
        </PageColumn>
      ),
    },
  },
  {
    name: 'PageTabs',
    states: {
      'On the ground of a page; scrolled where they do not fit': () => (
        <PageTabs value="permits" variant="scrollable" scrollButtons={false} aria-label="County">
          {['Permits', 'Hearings', 'Appeals', 'Inspections', 'Fees', 'Notices'].map((name) => (
            <Tab key={name} value={name.toLowerCase()} label={name} />
          ))}
        </PageTabs>
      ),
    },
  },
  {
    name: 'SectionCard',
    states: {
      'With an action': () => (
        <SectionCard title="Sessions" action={<Button size="small">Log out everywhere</Button>}>
          <p>You are logged in on 2 devices.</p>
        </SectionCard>
      ),
    },
  },
  {
    name: 'SignInCard',
    states: {
      'Who is not signed in': () => (
        <SignInCard>
          <h1>Choose a new password</h1>
          <SignInNotice>This page needs the link from the e-mail.</SignInNotice>
          <SignInError role="alert">
            <Icon name="warning" />
            The link has expired.
          </SignInError>
        </SignInCard>
      ),
    },
  },
  {
    name: 'LabelValue',
    states: {
      'Facts nobody knows are left out': () => (
        <LabelValue
          facts={[
            {
              label: 'State',
              value: (
                <Badge tone="passed" icon="check">
                  Finished
                </Badge>
              ),
            },
            { label: 'Started', value: 'March 12, 2026 8:42 am' },
            { label: 'Error', value: null },
            { label: 'Files', value: 'a-path/which-is-longer/than-any-label-and-wraps-where-it-must.xml' },
          ]}
        />
      ),
    },
  },
  {
    name: 'NoticeBar',
    states: {
      Warning: () => (
        <NoticeBar tone="warning" icon="refresh">
          Can’t reach Rotunda. Reconnecting…
        </NoticeBar>
      ),
      'Warning with a button': () => (
        <NoticeBar tone="warning" icon="eye" action={<Button size="small">Stop</Button>}>
          Vesna Quenstead is acting as Nora Castellane
        </NoticeBar>
      ),
      'News over a list (NewsBar)': () => (
        <NewsBar count={3} words={(count) => `${count} new alerts`} onShow={() => {}} />
      ),
    },
  },
  {
    name: 'Stack and Row',
    states: {
      'A stack of rows': () => (
        <Stack gap={8}>
          <Row>
            <Icon name="folder" /> Side by side, centered
          </Row>
          <Row justify="end">
            <Button size="small">At the end</Button>
          </Row>
          <Row isWrapped gap={4}>
            {Array.from({ length: 12 }, (_, at) => (
              <Badge key={at} tone="inactive" icon="tag">{`Wrapped ${at + 1}`}</Badge>
            ))}
          </Row>
        </Stack>
      ),
    },
  },
  {
    name: 'WorkArea',
    states: {
      'Result column, bar, pane and group heading': () => (
        <div style={{ display: 'flex', height: 200 }}>
          <WorkArea>
            <ResultColumn>
              <ColumnBar>Select all</ColumnBar>
              <ScrollPane>
                <GroupHeading>
                  <h3>Upcoming</h3>
                  <GroupCount>12</GroupCount>
                  <GroupAction type="button">View All</GroupAction>
                </GroupHeading>
                <p style={{ padding: 20, height: 300 }}>Scrolls by itself.</p>
              </ScrollPane>
            </ResultColumn>
          </WorkArea>
        </div>
      ),
    },
  },
];
