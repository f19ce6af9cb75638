import { useApi } from '../../../shared/api/api-context.tsx';
import { useRecordMutation } from '../../../shared/records/use-record-mutation.ts';

/** Returns the calls that change advocacy data. */
export function useChangeAdvocacy() {
  const { client, queries } = useApi();
  const { advocacy } = client;
  const shownIn = [queries.advocacy];
  return {
    createCampaign: useRecordMutation(advocacy.createCampaign, shownIn),
    updateCampaign: useRecordMutation(advocacy.updateCampaign, shownIn),
    deleteCampaign: useRecordMutation(advocacy.deleteCampaign, shownIn),
    saveActivity: useRecordMutation(advocacy.saveActivity, shownIn),
    deleteActivity: useRecordMutation(advocacy.deleteActivity, shownIn),
    createKeyContact: useRecordMutation(advocacy.createKeyContact, shownIn),
    updateKeyContact: useRecordMutation(advocacy.updateKeyContact, shownIn),
    deleteKeyContact: useRecordMutation(advocacy.deleteKeyContact, shownIn),
    saveProvider: useRecordMutation(advocacy.saveProvider, shownIn),
  };
}
